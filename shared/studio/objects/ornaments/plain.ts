import type { Ornament } from '../ornament';

/** The bare surface. */
export const plain: Ornament = {};
