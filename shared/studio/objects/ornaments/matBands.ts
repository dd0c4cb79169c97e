import { matBands as bands } from '../bands/matBands';
import type { Ornament } from '../ornament';

/** Pattamadai stripes with stepped lozenges. */
export const matBands: Ornament = { field: [{ band: bands, share: 1 }] };
