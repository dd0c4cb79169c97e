import { medallion } from '../bands/medallion';
import { lines } from '../bands/lines';
import { solid } from '../bands/solid';
import { hangingLotus } from '../bands/hangingLotus';
import { lotus } from '../bands/lotus';
import { vineBorder } from '../bands/vineBorder';
import { vineField } from '../bands/vineField';
import type { Ornament } from '../ornament';

/** A broad flowering meander between borders. */
export const gardenVine: Ornament = {
  rim: [
    { band: solid, share: 0.16 },
    { band: lines, share: 0.12 },
    { band: vineBorder, share: 0.56 },
    { band: lines, share: 0.16 },
  ],
  neck: [
    { band: lines, share: 0.12 },
    { band: vineBorder, share: 0.56 },
    { band: lines, share: 0.12 },
  ],
  shoulder: [
    { band: hangingLotus, share: 0.85 },
    { band: lines, share: 0.12 },
  ],
  field: [{ band: vineField, share: 1 }],
  centre: [{ band: medallion, share: 1 }],
  foot: [
    { band: lines, share: 0.1 },
    { band: lotus, share: 0.62 },
    { band: solid, share: 0.3 },
  ],
};
