import { strip, type Band } from './band';

/** A solid stripe between two fine lines. */
export const solid: Band = (_random, length, height) => [strip('primary', length, 0, height)];
