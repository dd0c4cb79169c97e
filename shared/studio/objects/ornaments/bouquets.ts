import { dots } from '../bands/dots';
import { lines } from '../bands/lines';
import { solid } from '../bands/solid';
import { medallion } from '../bands/medallion';
import { hangingLotus } from '../bands/hangingLotus';
import { lotus } from '../bands/lotus';
import { plantField } from '../bands/plantField';
import { vineBorder } from '../bands/vineBorder';
import type { Ornament } from '../ornament';

/** Mughal flowering plants side by side. */
export const bouquets: Ornament = {
  rim: [
    { band: solid, share: 0.14 },
    { band: dots, share: 0.18 },
    { band: vineBorder, share: 0.5 },
    { band: lines, share: 0.18 },
  ],
  neck: [
    { band: lines, share: 0.1 },
    { band: lotus, share: 0.75 },
    { band: lines, share: 0.15 },
  ],
  shoulder: [
    { band: hangingLotus, share: 0.86 },
    { band: lines, share: 0.14 },
  ],
  field: [{ band: plantField, share: 1 }],
  centre: [{ band: medallion, share: 1 }],
  foot: [
    { band: lines, share: 0.14 },
    { band: dots, share: 0.2 },
    { band: lotus, share: 0.46 },
    { band: solid, share: 0.2 },
  ],
};
