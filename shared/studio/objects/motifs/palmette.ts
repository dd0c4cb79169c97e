import { place } from '../drawing/place';
import type { Ink, Shape } from '../drawing/shape';
import { smoothPolyline } from '../geometry/curve';
import { between, type Random } from '../random';
import { disc } from './disc';
import { petal } from './petal';

/** A fan-shaped lotus seen from the side, growing from the origin to about (0, -1). */
export function palmette(random: Random, outer: Ink = 'primary', inner: Ink = 'secondary'): Shape[] {
  const fan = (angles: readonly number[], scale: number, ink: Ink, width: number): Shape[] =>
    angles.flatMap((angle) =>
      place(petal(random, { ink, tip: 'pointed', width }), {
        x: angle * 0.0025,
        y: -0.1,
        angle: angle + between(random, -2, 2),
        scale: scale * (1 - Math.abs(angle) / 420),
      }),
    );
  const cup = smoothPolyline(
    [
      [-0.05, 0.03],
      [-0.24, -0.12],
      [-0.2, -0.28],
      [0, -0.2],
      [0.2, -0.28],
      [0.24, -0.12],
      [0.05, 0.03],
      [-0.05, 0.03],
    ],
    6,
  );
  return [
    ...fan([-78, 78, -52, 52, -26, 26, 0], 0.9, outer, 0.42),
    ...fan([-42, 42, -14, 14], 0.56, inner, 0.42),
    disc(random, 0, -0.24, 0.11, 'accent'),
    { points: cup, ink: 'leaf' },
  ];
}
