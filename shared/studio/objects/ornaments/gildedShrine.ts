import { dots } from '../bands/dots';
import { solid } from '../bands/solid';
import { gildedShrine as shrine } from '../bands/gildedShrine';
import type { Ornament } from '../ornament';

/** A gilded shrine arch over a lotus. */
export const gildedShrine: Ornament = {
  rim: [
    { band: solid, share: 0.5 },
    { band: dots, share: 0.5 },
  ],
  centre: [{ band: shrine, share: 1 }],
};
