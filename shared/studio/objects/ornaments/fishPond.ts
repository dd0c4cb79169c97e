import { lines } from '../bands/lines';
import { fishPond as pond } from '../bands/fishPond';
import { vineBorder } from '../bands/vineBorder';
import type { Ornament } from '../ornament';

/** A Madhubani lotus pond in a border of vines. */
export const fishPond: Ornament = {
  rim: [
    { band: lines, share: 0.16 },
    { band: vineBorder, share: 0.68 },
    { band: lines, share: 0.16 },
  ],
  field: [{ band: pond, share: 1 }],
  centre: [{ band: pond, share: 1 }],
};
