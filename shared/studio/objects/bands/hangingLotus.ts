import type { Band } from './band';
import { lotus } from './lotus';

/** The same row hanging down, as below a lip. */
export const hangingLotus: Band = (random, length, height) =>
  lotus(random, length, height).map((shape) => ({
    ...shape,
    points: shape.points.map(([x, y]) => [x, height - y] as const),
  }));
