import { addresses } from './addresses';
import { elements } from './elements';
import { foreign } from './foreign';
import { handlers } from './handlers';
import { mutations } from './mutations';
import { readings } from './readings';

/** Known ways to inject a script into HTML. A vector that runs calls `alert`. */
export const injectionVectors: readonly string[] = [
  ...handlers,
  ...addresses,
  ...elements,
  ...foreign,
  ...mutations,
  ...readings,
];
