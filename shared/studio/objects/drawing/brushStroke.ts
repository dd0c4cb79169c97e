import { alongPolyline, smoothPolyline, type Point } from '../geometry/curve';
import type { Ink, Shape } from './shape';

/** A stroke's width as a share of its greatest, at a place from its start (0) to its end (1). */
type Taper = (t: number) => number;

/** A stroke that swells after its start and runs out, as a loaded brush does. */
export const loadedBrush: Taper = (t) => Math.pow(Math.sin(Math.PI * Math.min(1, 0.14 + t * 0.86)), 0.7);
/** A stroke of nearly even width with soft ends. */
const evenLine: Taper = (t) => 0.55 + 0.45 * Math.pow(Math.sin(Math.PI * (0.08 + 0.84 * t)), 0.5);

/** The outline of a brush stroke through anchors. */
export function brushStroke(
  anchors: readonly Point[],
  width: number,
  ink: Ink = 'line',
  taper: Taper = evenLine,
): Shape {
  const path = alongPolyline(smoothPolyline(anchors, 12));
  const steps = Math.max(10, anchors.length * 8);
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const [a, b] = [path(Math.max(0, t - 0.01)), path(Math.min(1, t + 0.01))];
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (width / 2) * taper(t);
    const [nx, ny] = [(-(b[1] - a[1]) / size) * half, ((b[0] - a[0]) / size) * half];
    const [x, y] = path(t);
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  }
  return { points: [...left, ...right.reverse()], ink };
}
