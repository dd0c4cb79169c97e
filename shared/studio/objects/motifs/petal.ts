import { brushStroke, loadedBrush } from '../drawing/brushStroke';
import type { Ink, Shape } from '../drawing/shape';
import { smoothPolyline, type Point } from '../geometry/curve';
import { between, type Random } from '../random';

export type PetalTip = 'round' | 'pointed' | 'notched';

interface Petal {
  readonly ink: Ink;
  readonly tip: PetalTip;
  /** Greatest width as a share of the length. */
  readonly width: number;
}

/** A petal growing from the origin up to (0, -1), shaded with strokes from its base. */
export function petal(random: Random, { ink, tip, width }: Petal): Shape[] {
  const lean = between(random, -0.05, 0.05);
  const half = (width / 2) * between(random, 0.93, 1.07);
  const side = (sign: number): Point[] => [
    [sign * half * 0.25, -0.02],
    [sign * half * 0.8 + lean * 0.4, -0.34],
    [sign * half + lean, -0.66],
    [sign * half * (tip === 'pointed' ? 0.5 : 0.74) + lean, tip === 'pointed' ? -0.86 : -0.92],
  ];
  const crown: Point[] =
    tip === 'pointed'
      ? [
          [lean, -1.02],
          [lean, -1.02],
        ]
      : tip === 'notched'
        ? [
            [lean + half * 0.32, -1.01],
            [lean, -0.9],
            [lean, -0.9],
            [lean - half * 0.32, -1.01],
          ]
        : [[lean, -1.01]];
  const points = smoothPolyline([...side(1), ...crown, ...side(-1).reverse(), [half * 0.25, -0.02]], 6);
  const strokes = [-0.5, 0, 0.5].map((offset) => ({
    ...brushStroke(
      [
        [offset * half * 0.3, -0.08],
        [offset * half * 0.8 + lean * 0.5, -0.36],
        [offset * half * 1.05 + lean * 0.8, -between(random, 0.5, 0.72)],
      ],
      half * 0.2,
      'line',
      loadedBrush,
    ),
    detail: true,
  }));
  return [{ points, ink }, ...strokes];
}
