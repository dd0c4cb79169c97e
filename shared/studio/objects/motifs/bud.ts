import { place } from '../drawing/place';
import type { Ink, Shape } from '../drawing/shape';
import type { Random } from '../random';
import { petal } from './petal';

/** A closed bud on its sepals, growing from the origin to about (0, -1). */
export function bud(random: Random, ink: Ink = 'primary'): Shape[] {
  const petals = [-16, 16, 0].flatMap((angle) =>
    place(petal(random, { ink, tip: 'pointed', width: 0.5 }), {
      x: 0,
      y: -0.12,
      angle,
      scale: angle === 0 ? 0.88 : 0.76,
    }),
  );
  const sepals = [-34, 34].flatMap((angle) =>
    place(petal(random, { ink: 'leaf', tip: 'pointed', width: 0.36 }), { x: 0, y: 0, angle, scale: 0.42 }),
  );
  return [...petals, ...sepals];
}
