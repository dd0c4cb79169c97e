import { strip, type Band } from './band';

/** A fine double line. */
export const lines: Band = (_random, length, height) => [
  strip('line', length, height * 0.12, height * 0.2),
  strip('line', length, height * 0.62, height * 0.2),
];
