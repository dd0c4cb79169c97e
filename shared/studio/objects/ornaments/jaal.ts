import { jaalField } from '../bands/jaalField';
import { dots } from '../bands/dots';
import { lines } from '../bands/lines';
import { solid } from '../bands/solid';
import { arcade } from '../bands/arcade';
import { lotus } from '../bands/lotus';
import { vineBorder } from '../bands/vineBorder';
import type { Ornament } from '../ornament';

/** An all-over ogival trellis. */
export const jaal: Ornament = {
  rim: [
    { band: lines, share: 0.16 },
    { band: vineBorder, share: 0.68 },
    { band: lines, share: 0.16 },
  ],
  neck: [
    { band: lines, share: 0.12 },
    { band: arcade, share: 0.76 },
    { band: lines, share: 0.12 },
  ],
  shoulder: [
    { band: dots, share: 0.24 },
    { band: lotus, share: 0.64 },
    { band: lines, share: 0.12 },
  ],
  field: [{ band: jaalField, share: 1 }],
  centre: [{ band: jaalField, share: 1 }],
  foot: [
    { band: lines, share: 0.16 },
    { band: lotus, share: 0.54 },
    { band: solid, share: 0.3 },
  ],
};
