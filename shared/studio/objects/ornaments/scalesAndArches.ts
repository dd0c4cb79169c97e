import { dots } from '../bands/dots';
import { lines } from '../bands/lines';
import { solid } from '../bands/solid';
import { medallion } from '../bands/medallion';
import { arcade } from '../bands/arcade';
import { hangingLotus } from '../bands/hangingLotus';
import { scales } from '../bands/scales';
import type { Ornament } from '../ornament';

/** Fish scales over a cusped arcade. */
export const scalesAndArches: Ornament = {
  rim: [
    { band: solid, share: 0.3 },
    { band: dots, share: 0.4 },
    { band: lines, share: 0.3 },
  ],
  neck: [
    { band: scales, share: 0.8 },
    { band: lines, share: 0.2 },
  ],
  shoulder: [
    { band: hangingLotus, share: 0.84 },
    { band: lines, share: 0.16 },
  ],
  field: [
    { band: scales, share: 0.3 },
    { band: lines, share: 0.06 },
    { band: arcade, share: 0.6 },
    { band: lines, share: 0.04 },
  ],
  centre: [{ band: medallion, share: 1 }],
  foot: [
    { band: lines, share: 0.2 },
    { band: dots, share: 0.3 },
    { band: solid, share: 0.5 },
  ],
};
