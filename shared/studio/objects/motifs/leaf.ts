import { brushStroke, loadedBrush } from '../drawing/brushStroke';
import type { Ink, Shape } from '../drawing/shape';
import { smoothPolyline } from '../geometry/curve';
import { between, type Random } from '../random';

/** A leaf that springs from the origin and curves to the right about (0.25, -1), with its vein. */
export function leaf(random: Random, ink: Ink = 'leaf', width = 0.36): Shape[] {
  const bend = between(random, 0.16, 0.34);
  const w = width * between(random, 0.9, 1.1);
  const points = smoothPolyline(
    [
      [0, 0],
      [-w * 0.62, -0.34],
      [-w * 0.3 + bend * 0.35, -0.74],
      [bend, -1],
      [bend, -1],
      [w * 0.62 + bend * 0.4, -0.62],
      [w * 0.52, -0.24],
      [0, 0],
    ],
    6,
  );
  const vein = brushStroke(
    [
      [0.01, -0.06],
      [bend * 0.12, -0.45],
      [bend * 0.75, -0.86],
    ],
    0.055,
    'line',
    loadedBrush,
  );
  return [
    { points, ink },
    { ...vein, detail: true },
  ];
}
