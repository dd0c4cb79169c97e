import { lines } from '../bands/lines';
import { solid } from '../bands/solid';
import { butis as field } from '../bands/scatterField';
import { vineBorder } from '../bands/vineBorder';
import type { Ornament } from '../ornament';

/** Small flowers in half-drop rows within a vine border: a Sanganeri print. */
export const butis: Ornament = {
  rim: [
    { band: lines, share: 0.16 },
    { band: vineBorder, share: 0.6 },
    { band: lines, share: 0.16 },
    { band: solid, share: 0.08 },
  ],
  field: [{ band: field, share: 1 }],
  centre: [{ band: field, share: 1 }],
};
