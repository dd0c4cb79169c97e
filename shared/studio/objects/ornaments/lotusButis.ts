import { lines } from '../bands/lines';
import { lotus } from '../bands/lotus';
import { lotusButis as field } from '../bands/scatterField';
import type { Ornament } from '../ornament';

/** Lotuses in half-drop rows above a petal border. */
export const lotusButis: Ornament = {
  rim: [
    { band: lines, share: 0.2 },
    { band: lotus, share: 0.6 },
    { band: lines, share: 0.2 },
  ],
  field: [{ band: field, share: 1 }],
  centre: [{ band: field, share: 1 }],
};
