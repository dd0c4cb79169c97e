import { place } from '../drawing/place';
import type { Ink, Shape } from '../drawing/shape';
import { between, type Random } from '../random';
import { petal } from './petal';

/** Fans from behind to before: angles to either side, length, width and ink. */
const FANS: readonly (readonly [angles: readonly number[], size: number, width: number, ink: Ink])[] = [
  [[-64, 64, -38, 38, -13, 13], 1, 0.36, 'secondary'],
  [[-86, 86, -52, 52, -26, 26, 0], 0.86, 0.38, 'primary'],
  [[-70, 70, -38, 38, -13, 13], 0.62, 0.4, 'light'],
  [[-104, 104, -46, 46, 0], 0.42, 0.5, 'primary'],
];

/** A lotus wide open, seen from the side: it grows from the origin to (0, -1), four fans of petals deep. */
export function openLotus(random: Random): Shape[] {
  return FANS.flatMap(([angles, size, width, ink]) =>
    angles.flatMap((angle) =>
      place(petal(random, { ink, tip: 'pointed', width }), {
        x: angle * 0.0016,
        y: 0,
        angle: angle + between(random, -2, 2),
        scale: size * (1 - Math.abs(angle) / 460),
      }),
    ),
  );
}
