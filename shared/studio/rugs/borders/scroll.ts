import { place } from '../../drawing/place';
import type { Point, Shape } from '../../drawing/shape';
import type { MotifDyes } from '../motifDyes';
import { palmette } from '../motifs/palmette';
import { floret, rosette } from '../motifs/rosette';
import { bud } from '../motifs/sprig';
import { vine } from '../motifs/vine';
import type { Ornament } from './frame';

/**
 * The classic main border: a swinging vine with rosettes and palmettes in turn, the palmettes pointing in
 * and out by turns, a rosette on each corner.
 */
export function scrollOrnament(
  rosetteDyes: MotifDyes,
  palmetteDyes: MotifDyes,
  blossom: (dyes: MotifDyes) => Shape[] = palmette,
  flower: (dyes: MotifDyes) => Shape[] = rosette,
): Ornament {
  const draw = (length: number, width: number): Shape[] => {
    const count = Math.max(2, Math.round(length / (width * 1.12)));
    const step = length / count;
    const swing = width * 0.3;
    const line = Array.from({ length: count * 24 + 1 }, (_, index): Point => {
      const along = (index / 24) * step;
      return [along, swing * Math.sin((Math.PI * (length - along)) / step)];
    });
    const stem = vine(line, rosetteDyes, { spacing: 7, leafLength: width * 0.17, thickness: 1.5 });
    const motifs = Array.from({ length: count + 1 }, (_, index) => {
      const fromCorner = count - index;
      const at = { x: index * step, y: 0 };
      const inward = Math.floor(fromCorner / 2) % 2 === 0;
      const side = fromCorner % 2 === 0 ? -1 : 1;
      return [
        ...(fromCorner % 2 === 0
          ? place(flower(rosetteDyes), { ...at, scale: width * 0.31 })
          : place(blossom(palmetteDyes), { ...at, scale: width * 0.37, turn: inward ? 0 : Math.PI })),
        ...place(floret(palmetteDyes), { x: at.x - step / 2, y: side * width * 0.1, scale: width * 0.12 }),
        ...place(bud(palmetteDyes), {
          x: at.x - step / 2,
          y: -side * width * 0.33,
          scale: width * 0.13,
          turn: side > 0 ? 0 : Math.PI,
        }),
      ];
    });
    return [...stem, ...motifs.flat()];
  };
  const corner = (width: number) => [
    ...[-0.75, 2.35].flatMap((turn) =>
      place(bud(palmetteDyes), {
        x: Math.sin(turn) * width * 0.36,
        y: -Math.cos(turn) * width * 0.36,
        scale: width * 0.16,
        turn,
      }),
    ),
    ...place(flower(rosetteDyes), { x: 0, y: 0, scale: width * 0.36 }),
  ];
  return { along: draw, corner };
}
