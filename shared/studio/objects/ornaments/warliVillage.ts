import { warliVillage as village } from '../bands/warliVillage';
import { zigzag } from '../bands/zigzag';
import type { Ornament } from '../ornament';

/** The spiral dance of a Warli village. */
export const warliVillage: Ornament = {
  rim: [{ band: zigzag, share: 0.6 }],
  field: [{ band: village, share: 1 }],
  centre: [{ band: village, share: 1 }],
};
