import { points } from '../../drawing/points';
import { circle } from '../../drawing/curve';
import { place } from '../../drawing/place';
import { area, rectangle, type Shape } from '../../drawing/shape';
import type { MotifDyes } from '../motifDyes';
import { leaf } from '../motifs/leaf';
import { floret } from '../motifs/rosette';
import type { Ornament } from './frame';

/** Repeats a motif so that one stands on the axis and one on the corner. */
function repeat(length: number, step: number, motif: (x: number, index: number) => Shape[]): Shape[] {
  const count = Math.max(1, Math.round(length / step));
  return Array.from({ length: count + 1 }, (_, index) =>
    motif((index * length) / count, count - index),
  ).flat();
}

/** Small flowers with a pair of leaves between. */
export function floretGuard(dyes: MotifDyes, others: MotifDyes): Ornament {
  const flower = (index: number) => floret(index % 2 === 0 ? dyes : others, 4);
  return {
    along: (length, width) =>
      repeat(length, width * 1.5, (x, index) => [
        ...[1, -1].flatMap((side) =>
          place(leaf(dyes, 0.34), {
            x: x - width * 0.75 + side,
            y: 0,
            scale: width * 0.34,
            turn: (side * Math.PI) / 2,
          }),
        ),
        ...place(flower(index), { x, y: 0, scale: width * 0.34 }),
      ]),
    corner: (width) => place(flower(0), { x: 0, y: 0, scale: width * 0.4 }),
  };
}

/** A row of pearls. */
export function pearlGuard(dye: number): Ornament {
  return {
    along: (length, width) => repeat(length, width * 1.25, (x) => [area(circle(width * 0.3, x), dye)]),
    corner: (width) => [area(circle(width * 0.3), dye)],
  };
}

/** Slanting stripes (barber's pole) that meet at the corner. */
export function stripeGuard(dyes: readonly number[]): Ornament {
  return {
    along: (length, width) =>
      repeat(length, width * 0.9, (x, index) => {
        const half = width / 2;
        const dye = dyes[index % dyes.length] ?? 0;
        return [
          area(
            [
              [x - half, -half],
              [x, -half],
              [x + half, half],
              [x, half],
            ],
            dye,
          ),
        ];
      }),
    corner: (width) => [rectangle(-width / 4, -width / 4, width / 2, width / 2, dyes[0] ?? 0)],
  };
}

/** Trefoil battlements that interlock with their ground (reciprocal, medachil). */
export function reciprocalGuard(dye: number): Ornament {
  return {
    along: (length, width) =>
      repeat(length, width * 0.95, (x) => {
        const [w, h] = [width * 0.95, width / 2];
        const half = points('0.5,-1 0.2,-0.7 0.24,-0.3 0.4,-0.1 0.3,0.3 0.1,0.5 0,0.9');
        const left = half.map(([px, py]) => [x - px * w, py * h] as const);
        const right = [...half].reverse().map(([px, py]) => [x + px * w, py * h] as const);
        return [area([...left, ...right], dye)];
      }),
    corner: (width) => place([area(circle(width * 0.34), dye)], { x: 0, y: 0, scale: 1 }),
  };
}
