import { bagruField } from '../bands/bagruField';
import { lines } from '../bands/lines';
import { solid } from '../bands/solid';
import { vineBorder } from '../bands/vineBorder';
import type { Ornament } from '../ornament';

/** Red and blue-black flowers of Bagru within a narrow border. */
export const bagruButis: Ornament = {
  rim: [
    { band: solid, share: 0.08 },
    { band: lines, share: 0.12 },
    { band: vineBorder, share: 0.6 },
    { band: lines, share: 0.12 },
    { band: solid, share: 0.08 },
  ],
  field: [{ band: bagruField, share: 1 }],
};
