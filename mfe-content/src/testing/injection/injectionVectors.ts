import { addresses } from './addresses';
import { elements } from './elements';
import { foreign } from './foreign';
import { handlers } from './handlers';
import { mutations } from './mutations';
import { readings } from './readings';

/** Ways to smuggle a script into HTML, of every known kind. One that runs calls `alert`. */
export const injectionVectors: readonly string[] = [
  ...handlers,
  ...addresses,
  ...elements,
  ...foreign,
  ...mutations,
  ...readings,
];
