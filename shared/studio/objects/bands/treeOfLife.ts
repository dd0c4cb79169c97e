import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { smoothPolyline, type Point } from '../geometry/curve';
import { leaf } from '../motifs/leaf';
import { bud } from '../motifs/bud';
import { palmette } from '../motifs/palmette';
import { peacock } from '../motifs/peacock';
import { rosette } from '../motifs/rosette';
import { between, type Random } from '../random';
import type { Band } from './band';

/** The tree of life with peacocks at its foot, as in Kalamkari. */
export const treeOfLife: Band = (random, length, height) => {
  const [x, base] = [length / 2, height * 0.93];
  const trunk = smoothPolyline(
    [
      [-0.09, 0],
      [-0.05, -0.2],
      [-0.045, -0.4],
      [-0.02, -0.62],
      [0, -0.8],
      [0.02, -0.62],
      [0.04, -0.4],
      [0.05, -0.2],
      [0.09, 0],
    ],
    6,
  ).map(([px, py]): Point => [x + px * height * 0.5, base + py * height]);
  const branches = Array.from({ length: 10 }, (_, i) => branch(random, i)).flatMap((shapes, i) =>
    place(shapes, {
      x: x + (i % 2 ? 1 : -1) * height * 0.008,
      y: base - height * (0.24 + 0.06 * i),
      mirrored: i % 2 === 0,
      scale: length * 0.46 * (1 - i * 0.055),
    }),
  );
  const hill = Array.from({ length: 5 }, (_, i): Shape => {
    const cx = length * (0.1 + i * 0.2);
    const points = Array.from({ length: 17 }, (_, k): Point => [
      cx + length * 0.13 * Math.cos((k / 16) * Math.PI),
      height * 0.995 - height * 0.07 * Math.sin((k / 16) * Math.PI),
    ]);
    return { points, ink: i % 2 ? 'secondary' : 'leaf' };
  });
  return [
    ...branches,
    { points: trunk, ink: 'accent' },
    ...[-0.02, 0.015].map((off) => ({
      ...brushStroke(
        [
          [x + off * height, base - height * 0.02],
          [x + off * height * 0.5, base - height * 0.3],
          [x, base - height * 0.6],
        ],
        height * 0.006,
      ),
      detail: true,
    })),
    ...place(palmette(random), { x, y: base - height * 0.76, scale: height * 0.15 }),
    ...hill,
    ...place(peacock(random), { x: length * 0.74, y: height * 0.935, scale: height * 0.27, mirrored: true }),
    ...place(peacock(random), { x: length * 0.26, y: height * 0.935, scale: height * 0.27 }),
  ];
};

/** A branch that leaves the origin to the left, 1 long, with leaves, buds and a flower. */
function branch(random: Random, index: number): Shape[] {
  const rise = between(random, 0.16, 0.28);
  const flower =
    index % 3 === 0
      ? place(palmette(random), { x: -0.86, y: -rise, angle: -40, scale: 0.26 })
      : place(
          rosette(random, {
            petals: 8,
            outer: index % 2 ? 'primary' : 'secondary',
            inner: 'light',
            tip: 'notched',
          }),
          { x: -0.88, y: -rise - 0.02, scale: 0.13 },
        );
  const leaves = [0.2, 0.34, 0.48, 0.62, 0.76].flatMap((t, i) =>
    place(leaf(random), {
      x: -t,
      y: -rise * Math.sin(t * 1.6),
      angle: i % 2 ? 20 : -128,
      scale: 0.17,
      mirrored: i % 2 === 0,
    }),
  );
  return [
    brushStroke(
      [
        [0, 0.05],
        [-0.3, -rise * 0.5],
        [-0.6, -rise],
        [-0.86, -rise],
      ],
      0.026,
      'accent',
      (t) => 1 - 0.6 * t,
    ),
    ...leaves,
    ...place(bud(random, 'primary'), { x: -0.5, y: -rise * 0.8, angle: -20, scale: 0.18 }),
    ...flower,
  ];
}
