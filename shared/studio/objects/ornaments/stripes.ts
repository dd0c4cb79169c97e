import { stripeField } from '../bands/stripeField';
import type { Ornament } from '../ornament';

/** Loom stripes. */
export const stripes: Ornament = {
  field: [{ band: stripeField, share: 1 }],
  centre: [{ band: stripeField, share: 1 }],
};
