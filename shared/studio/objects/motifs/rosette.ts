import { place } from '../drawing/place';
import type { Ink, Shape } from '../drawing/shape';
import { between, type Random } from '../random';
import { disc } from './disc';
import { petal, type PetalTip } from './petal';

interface Rosette {
  readonly petals: number;
  readonly outer: Ink;
  readonly inner: Ink;
  readonly tip: PetalTip;
}

/** An open flower seen from the front, of radius 1: two rings of petals about a dotted heart. */
export function rosette(random: Random, { petals, outer, inner, tip }: Rosette): Shape[] {
  const start = random() * 360;
  const ring = (radius: number, ink: Ink, offset: number, count: number): Shape[] =>
    Array.from({ length: count }, (_, i) =>
      place(petal(random, { ink, tip, width: (2.25 * Math.PI) / count / 1.25 }), {
        x: 0,
        y: 0,
        angle: start + ((i + offset) * 360) / count + between(random, -3, 3),
        scale: radius * between(random, 0.96, 1.04),
      }),
    ).flat();
  const seeds = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * 2 * Math.PI + start;
    return { ...disc(random, 0.13 * Math.cos(angle), 0.13 * Math.sin(angle), 0.035, 'line'), detail: true };
  });
  return [
    ...ring(1, outer, 0, petals),
    ...ring(0.58, inner, 0.5, Math.max(5, petals - 2)),
    disc(random, 0, 0, 0.22, 'accent'),
    ...seeds,
  ];
}
