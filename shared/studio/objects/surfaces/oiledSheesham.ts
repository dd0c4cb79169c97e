import type { Surface } from '../surface';
import { SHEESHAM } from './woods';

/** Sheesham, the rosewood of Saharanpur, sanded and oiled; what carving there is, the form has. */
export const oiledSheesham: Surface = {
  draw: () => ({}),
  dress: () => `texture{${SHEESHAM}}`,
};
