import { dots } from '../bands/dots';
import { lotus } from '../bands/lotus';
import { starredField } from '../bands/starredField';
import type { Ornament } from '../ornament';

/** A red cloth with gold flowers, a border of petals and beads. */
export const saddleCloth: Ornament = {
  rim: [
    { band: dots, share: 0.3, ground: 'accent' },
    { band: lotus, share: 0.7, ground: 'leaf' },
  ],
  field: [{ band: starredField, share: 1, ground: 'primary' }],
};
