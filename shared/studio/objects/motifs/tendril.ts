import { brushStroke, loadedBrush } from '../drawing/brushStroke';
import type { Ink, Shape } from '../drawing/shape';
import type { Point } from '../geometry/curve';
import { disc } from './disc';
import type { Random } from '../random';

/** A curling tendril that leaves the origin upwards and rolls up to the right, about 1 high. */
export function tendril(random: Random, ink: Ink = 'line', width = 0.07): Shape[] {
  const turns = 1.15 + random() * 0.35;
  const points: Point[] = [
    [0, 0],
    [0.02, -0.3],
  ];
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    const angle = Math.PI + turns * 2 * Math.PI * t;
    const radius = 0.32 * (1 - t * 0.82);
    points.push([0.34 + radius * Math.cos(angle), -0.62 + radius * Math.sin(angle)]);
  }
  const end = points[points.length - 1] ?? [0, 0];
  return [brushStroke(points, width, ink, loadedBrush), disc(random, end[0], end[1], width * 0.95, ink)];
}
