import { dots } from '../bands/dots';
import { lines } from '../bands/lines';
import { hangingLotus } from '../bands/hangingLotus';
import { scales } from '../bands/scales';
import { medallion } from '../bands/medallion';
import { vineBorder } from '../bands/vineBorder';
import type { Ornament } from '../ornament';

/** A round medallion within rings of petals. */
export const medallionRings: Ornament = {
  rim: [
    { band: lines, share: 0.14 },
    { band: hangingLotus, share: 0.6 },
    { band: dots, share: 0.26 },
  ],
  field: [
    { band: vineBorder, share: 0.62 },
    { band: scales, share: 0.38 },
  ],
  centre: [{ band: medallion, share: 1 }],
};
