import { place } from '../drawing/place';
import type { Ink, Shape } from '../drawing/shape';
import { between, type Random } from '../random';
import { disc } from './disc';
import { petal } from './petal';

/** Rings of a peony from its rim inwards: radius, number of petals, ink. */
const RINGS: readonly (readonly [radius: number, count: number, ink: Ink])[] = [
  [1, 11, 'secondary'],
  [0.83, 11, 'primary'],
  [0.64, 9, 'secondary'],
  [0.46, 8, 'primary'],
  [0.3, 6, 'light'],
];

/** A full peony seen from the front, of radius 1: five rings of notched petals about a small heart. */
export function peony(random: Random): Shape[] {
  const start = random() * 60;
  return [
    ...RINGS.flatMap(([radius, count, ink], ring) =>
      Array.from({ length: count }, (_, i) =>
        place(petal(random, { ink, tip: ring < 3 ? 'notched' : 'round', width: 6.1 / count }), {
          x: 0,
          y: 0,
          angle: start + ((i + ring * 0.5) * 360) / count + between(random, -4, 4),
          scale: radius * between(random, 0.95, 1.05),
        }),
      ).flat(),
    ),
    disc(random, 0, 0, 0.1, 'accent'),
  ];
}
