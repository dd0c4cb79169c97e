import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Ink, Shape } from '../drawing/shape';
import { alongPolyline, smoothPolyline, type Point } from '../geometry/curve';
import { bud } from '../motifs/bud';
import { leaf } from '../motifs/leaf';
import { palmette } from '../motifs/palmette';
import { peacock } from '../motifs/peacock';
import { rosette } from '../motifs/rosette';
import { sazLeaf } from '../motifs/sazLeaf';
import type { Random } from '../random';
import type { Band } from './band';
import { rocks } from './rocks';

/** Boughs as shares of the width and height, from the trunk to where their flower opens, and its size. */
const BOUGHS: readonly { readonly line: readonly Point[]; readonly flower: number }[] = [
  {
    line: [
      [0.47, 0.62],
      [0.34, 0.57],
      [0.2, 0.57],
      [0.15, 0.61],
    ],
    flower: 0.1,
  },
  {
    line: [
      [0.52, 0.57],
      [0.68, 0.53],
      [0.78, 0.52],
      [0.83, 0.56],
    ],
    flower: 0.09,
  },
  {
    line: [
      [0.53, 0.46],
      [0.38, 0.44],
      [0.22, 0.38],
      [0.14, 0.43],
    ],
    flower: 0.115,
  },
  {
    line: [
      [0.5, 0.4],
      [0.66, 0.4],
      [0.78, 0.33],
      [0.86, 0.38],
    ],
    flower: 0.12,
  },
  {
    line: [
      [0.46, 0.33],
      [0.34, 0.28],
      [0.24, 0.2],
      [0.17, 0.22],
    ],
    flower: 0.11,
  },
  {
    line: [
      [0.47, 0.26],
      [0.6, 0.25],
      [0.72, 0.17],
      [0.83, 0.2],
    ],
    flower: 0.105,
  },
  {
    line: [
      [0.5, 0.2],
      [0.44, 0.13],
      [0.36, 0.09],
      [0.32, 0.09],
    ],
    flower: 0.085,
  },
  {
    line: [
      [0.51, 0.2],
      [0.58, 0.12],
      [0.62, 0.1],
      [0.66, 0.08],
    ],
    flower: 0.085,
  },
];
const TRUNK: readonly Point[] = [
  [0.5, 0.9],
  [0.47, 0.76],
  [0.5, 0.62],
  [0.55, 0.5],
  [0.51, 0.38],
  [0.46, 0.28],
  [0.5, 0.16],
];

/** A winding tree on rocks, heavy flowers at the ends of its boughs, two peacocks at its foot: drawn by pen, as in Srikalahasti. */
export const kalamkariTree: Band = (random, length, height) => {
  const at = ([x, y]: Point): Point => [x * length, y * height];
  const trunk = TRUNK.map(at);
  const bark = [-0.3, 0.05, 0.36].map((off, i) => ({
    ...brushStroke(
      trunk.slice(0, 6 - i).map(([x, y]): Point => [x + off * length * 0.04, y]),
      length * 0.006,
    ),
    detail: true,
  }));
  return [
    ...BOUGHS.flatMap(({ line, flower }, i) => bough(random, line.map(at), flower * length, i)),
    brushStroke(trunk, length * 0.1, 'accent', (t) => 1 - 0.78 * t ** 0.8),
    ...bark,
    ...place(palmette(random, 'primary', 'accent'), {
      x: length * 0.5,
      y: height * 0.17,
      scale: length * 0.2,
    }),
    ...rocks(random, length, height * 0.865, height * 0.135),
    ...place(peacock(random), { x: length * 0.24, y: height * 0.9, scale: height * 0.2 }),
    ...place(peacock(random), { x: length * 0.76, y: height * 0.9, scale: height * 0.2, mirrored: true }),
  ];
};

function bough(random: Random, line: readonly Point[], size: number, index: number): Shape[] {
  const path = alongPolyline(smoothPolyline(line, 10));
  const [end, before] = [path(1), path(0.9)];
  const facing = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI + 90;
  const growth = [0.22, 0.36, 0.5, 0.62, 0.74, 0.86].flatMap((t, i) => {
    const [x, y] = path(t);
    const [nextX, nextY] = path(t + 0.02);
    const along = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI + 90;
    const side = i % 2 ? 1 : -1;
    const shapes =
      i === 2
        ? bud(random, 'primary')
        : i % 3 === 1
          ? sazLeaf(random)
          : leaf(random, i % 2 ? 'leaf' : 'secondary');
    return place(shapes, {
      x,
      y,
      angle: along + side * 62,
      scale: size * (i === 2 ? 0.95 : 1.1),
      mirrored: side < 0,
    });
  });
  const outer: Ink = index % 3 === 2 ? 'secondary' : 'primary';
  const bloom =
    index % 4 === 1
      ? place(palmette(random, outer, 'accent'), { x: end[0], y: end[1], angle: facing, scale: size * 1.7 })
      : place(rosette(random, { petals: 10, outer, inner: 'accent', tip: index % 2 ? 'round' : 'notched' }), {
          x: end[0],
          y: end[1],
          scale: size,
        });
  return [brushStroke(line, size * 0.24, 'accent', (t) => 1 - 0.62 * t), ...growth, ...bloom];
}
