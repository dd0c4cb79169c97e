import { lines } from '../bands/lines';
import { botehs as field } from '../bands/scatterField';
import { vineBorder } from '../bands/vineBorder';
import type { Ornament } from '../ornament';

/** Curled botehs in half-drop rows. */
export const botehs: Ornament = {
  rim: [
    { band: lines, share: 0.16 },
    { band: vineBorder, share: 0.68 },
    { band: lines, share: 0.16 },
  ],
  field: [{ band: field, share: 1 }],
  centre: [{ band: field, share: 1 }],
};
