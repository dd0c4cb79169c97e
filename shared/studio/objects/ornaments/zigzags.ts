import { lozenges } from '../bands/lozenges';
import { zigzag } from '../bands/zigzag';
import { dots } from '../bands/dots';
import { lines } from '../bands/lines';
import type { Ornament } from '../ornament';

/** Zigzags and lozenges one above the other, as baskets and tribal work have them. */
export const zigzags: Ornament = {
  rim: [{ band: lozenges, share: 1 }],
  neck: [{ band: zigzag, share: 1 }],
  shoulder: [{ band: zigzag, share: 1 }],
  field: [
    { band: zigzag, share: 0.3 },
    { band: lines, share: 0.06 },
    { band: lozenges, share: 0.34 },
    { band: lines, share: 0.06 },
    { band: zigzag, share: 0.24 },
  ],
  centre: [
    { band: dots, share: 0.5 },
    { band: zigzag, share: 0.5 },
  ],
  foot: [
    { band: dots, share: 0.4 },
    { band: lines, share: 0.3 },
  ],
};
