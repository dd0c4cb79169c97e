import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { alongPolyline, type Point } from '../geometry/curve';
import { leaf } from '../motifs/leaf';
import { palmette } from '../motifs/palmette';
import { peacock } from '../motifs/peacock';
import { rosette } from '../motifs/rosette';
import { sazLeaf } from '../motifs/sazLeaf';
import type { Random } from '../random';
import type { Band } from './band';

/** Where a pair of scrolls leaves the stem, the middle of its spiral and its size, as shares of the shorter side. */
const SCROLLS = [
  { stem: 0.66, x: 0.27, y: 0.5, radius: 0.17, flower: 0.1 },
  { stem: 0.46, x: 0.22, y: 0.24, radius: 0.145, flower: 0.085 },
] as const;

/** A tree of spiral scrolls, alike on both sides, with two peacocks beneath, tails together: cobalt work of Jaipur. */
export const scrollTree: Band = (random, length, height) => {
  const size = Math.min(length, height);
  const x = length / 2;
  const sides = [false, true].flatMap((mirrored) =>
    place(
      SCROLLS.flatMap((scroll) => spiral(random, scroll)),
      { x, y: height * 0.02, scale: size, mirrored },
    ),
  );
  return [
    ...sides,
    brushStroke(
      [
        [x, height * 0.95],
        [x - size * 0.008, height * 0.6],
        [x, height * 0.24],
      ],
      size * 0.034,
      'primary',
      (t) => 1 - 0.6 * t,
    ),
    ...place(palmette(random, 'primary', 'light'), { x, y: height * 0.27, scale: size * 0.25 }),
    ...[-1, 1].flatMap((side) =>
      [0.36, 0.44, 0.58].flatMap((share, i) =>
        place(leaf(random, i % 2 ? 'secondary' : 'primary'), {
          x,
          y: height * share,
          angle: side * 48,
          scale: size * 0.09,
          mirrored: side < 0,
        }),
      ),
    ),
    ...mound(length, height),
    ...place(peacock(random), { x: length * 0.3, y: height * 0.945, scale: size * 0.31 }),
    ...place(peacock(random), { x: length * 0.7, y: height * 0.945, scale: size * 0.31, mirrored: true }),
  ];
};

/** A spiral that leaves the stem (x = 0), rolls up to the right, and holds a flower; leaves along its back. */
function spiral(random: Random, { stem, x, y, radius, flower }: (typeof SCROLLS)[number]): Shape[] {
  const turns = 1.35;
  const coil = Array.from({ length: 30 }, (_, i): Point => {
    const t = i / 29;
    const angle = Math.PI * 0.62 - t * turns * 2 * Math.PI;
    const r = radius * (1 - 0.62 * t);
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
  const line: Point[] = [[0, stem + 0.16], [0.05, stem + 0.06], ...coil];
  const path = alongPolyline(line);
  const leaves = [0.1, 0.2, 0.29, 0.38, 0.47, 0.56, 0.66].flatMap((t, i) => {
    const [px, py] = path(t);
    const [nx, ny] = path(t + 0.01);
    const along = (Math.atan2(ny - py, nx - px) * 180) / Math.PI + 90;
    const shapes = i % 3 === 1 ? sazLeaf(random, 'secondary') : leaf(random, i % 2 ? 'secondary' : 'primary');
    return place(shapes, { x: px, y: py, angle: along + 52, scale: i % 3 === 1 ? 0.115 : 0.085 });
  });
  return [
    brushStroke(line, 0.017, 'primary', (t) => 1 - 0.5 * t),
    ...leaves,
    ...place(rosette(random, { petals: 9, outer: 'primary', inner: 'light', tip: 'notched' }), {
      x,
      y,
      scale: flower,
    }),
  ];
}

function mound(length: number, height: number): Shape[] {
  return [0.16, 0.5, 0.84].map((share, i): Shape => {
    const points = Array.from({ length: 17 }, (_, k): Point => {
      const angle = (k / 16) * Math.PI;
      return [
        length * (share + 0.21 * Math.cos(angle)),
        height * (1 - (i === 1 ? 0.085 : 0.06) * Math.sin(angle)),
      ];
    });
    return {
      points: points.map(([px, py]): Point => [Math.min(length, Math.max(0, px)), py]),
      ink: i === 1 ? 'primary' : 'secondary',
    };
  });
}
