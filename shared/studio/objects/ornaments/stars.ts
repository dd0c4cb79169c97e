import { lozenges } from '../bands/lozenges';
import { starField } from '../bands/starField';
import { dots } from '../bands/dots';
import { lines } from '../bands/lines';
import type { Ornament } from '../ornament';

/** Ajrakh stars in a lattice, framed by lozenges. */
export const stars: Ornament = {
  rim: [
    { band: lines, share: 0.14 },
    { band: lozenges, share: 0.5 },
    { band: dots, share: 0.22 },
    { band: lines, share: 0.14 },
  ],
  field: [{ band: starField, share: 1 }],
  centre: [{ band: starField, share: 1 }],
};
