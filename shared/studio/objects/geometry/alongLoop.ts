import type { Vector } from './vector';

/** A smooth closed line through points, from 0 to 1. */
export function alongLoop(points: readonly Vector[]): (t: number) => Vector {
  const count = points.length;
  const at = (index: number): Vector => points[((index % count) + count) % count] ?? [0, 0, 0];
  return (t) => {
    const place = t * count;
    const index = Math.floor(place);
    const f = place - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const axis = (i: 0 | 1 | 2) =>
      b[i] +
      0.5 *
        f *
        (c[i] - a[i] + f * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + f * (3 * (b[i] - c[i]) + d[i] - a[i])));
    return [axis(0), axis(1), axis(2)];
  };
}
