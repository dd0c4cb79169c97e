import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { smoothPolyline, type Point } from '../geometry/curve';
import type { Random } from '../random';
import { disc } from './disc';
import { petal } from './petal';
import { rosette } from './rosette';

const OUTLINE: readonly Point[] = [
  [0, 0],
  [-0.25, -0.05],
  [-0.36, -0.26],
  [-0.3, -0.5],
  [-0.13, -0.72],
  [0.02, -0.86],
  [0.16, -0.97],
  [0.3, -0.97],
  [0.36, -0.88],
  [0.3, -0.8],
  [0.22, -0.82],
  [0.22, -0.82],
  [0.23, -0.68],
  [0.31, -0.48],
  [0.35, -0.26],
  [0.24, -0.05],
  [0, 0],
];

/** A mango or paisley, standing on the origin, 1 high, its tip curled to the right. */
export function boteh(random: Random): Shape[] {
  const outline = smoothPolyline(OUTLINE, 5);
  const shrunk = (share: number) => outline.map(([x, y]): Point => [x * share, -0.36 + (y + 0.36) * share]);
  const edge = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const angle = -Math.PI * 0.12 + t * Math.PI * 1.24;
    return disc(random, 0.43 * Math.cos(angle), -0.27 + 0.34 * Math.sin(angle), 0.028, 'accent');
  });
  return [
    { points: outline, ink: 'primary' },
    { points: shrunk(0.78), ink: 'secondary' },
    ...place(rosette(random, { petals: 7, outer: 'primary', inner: 'light', tip: 'round' }), {
      x: 0,
      y: -0.26,
      scale: 0.17,
    }),
    ...[-24, 8].flatMap((angle, i) =>
      place(petal(random, { ink: 'leaf', tip: 'pointed', width: 0.5 }), {
        x: 0.01,
        y: -0.44 - i * 0.04,
        angle,
        scale: 0.2,
      }),
    ),
    ...edge,
    {
      ...brushStroke(
        [
          [0.02, -0.66],
          [0.12, -0.8],
          [0.24, -0.9],
        ],
        0.025,
      ),
      detail: true,
    },
  ];
}
