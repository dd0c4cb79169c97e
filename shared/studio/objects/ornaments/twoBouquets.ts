import { solid } from '../bands/solid';
import { vasesOfFlowers } from '../bands/vasesOfFlowers';
import { vineBorder } from '../bands/vineBorder';
import { vineField } from '../bands/vineField';
import type { Ornament } from '../ornament';

/** Two bouquets of lotus and roses in their vases, within a running vine. */
export const twoBouquets: Ornament = {
  rim: [
    { band: solid, share: 0.2 },
    { band: vineBorder, share: 0.66 },
    { band: solid, share: 0.14 },
  ],
  centre: [{ band: vasesOfFlowers, share: 1 }],
  field: [{ band: vineField, share: 1 }],
  foot: [{ band: solid, share: 1 }],
};
