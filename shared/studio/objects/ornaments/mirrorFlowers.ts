import { mirrorBorder } from '../bands/mirrorBorder';
import { mirrorField } from '../bands/mirrorField';
import type { Ornament } from '../ornament';

/** Kutch flowers about mirrors, with a border of mirrors. */
export const mirrorFlowers: Ornament = {
  rim: [{ band: mirrorBorder, share: 1 }],
  shoulder: [{ band: mirrorBorder, share: 1 }],
  field: [{ band: mirrorField, share: 1 }],
  centre: [{ band: mirrorField, share: 1 }],
};
