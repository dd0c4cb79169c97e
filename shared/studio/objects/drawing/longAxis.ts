import type { Point } from '../geometry/curve';

/** The direction of an outline's longer axis, in radians. */
export function longAxis(points: readonly Point[]): number {
  const n = points.length;
  const [mx, my] = [points.reduce((s, p) => s + p[0], 0) / n, points.reduce((s, p) => s + p[1], 0) / n];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  return Math.atan2(2 * xy, xx - yy) / 2;
}
