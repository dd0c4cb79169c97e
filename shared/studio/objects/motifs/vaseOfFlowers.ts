import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { smoothPolyline, type Point } from '../geometry/curve';
import { bud } from './bud';
import { leaf } from './leaf';
import { openLotus } from './openLotus';
import { peony } from './peony';
import { petal } from './petal';
import { sazLeaf } from './sazLeaf';
import { tendril } from './tendril';
import type { Random } from '../random';

/** Stems on one side, from the vase's mouth outwards. */
const STEMS: readonly (readonly Point[])[] = [
  [
    [0.01, -0.26],
    [0.1, -0.36],
    [0.24, -0.42],
  ],
  [
    [0.01, -0.26],
    [0.16, -0.27],
    [0.36, -0.2],
  ],
  [
    [0, -0.42],
    [0.1, -0.6],
    [0.25, -0.72],
  ],
];

/** A bouquet in a footed vase, a lotus above and two roses below: on the origin, 1 high and 0.8 wide. */
export function vaseOfFlowers(random: Random): Shape[] {
  const side = [
    ...STEMS.map((line) => brushStroke(line, 0.02, 'leaf', (t) => 1 - 0.4 * t)),
    ...place(tendril(random, 'leaf', 0.1), { x: 0.24, y: -0.23, angle: 26, scale: 0.12 }),
    ...place(sazLeaf(random), { x: 0.02, y: -0.27, angle: 74, scale: 0.26, mirrored: true }),
    ...place(sazLeaf(random), { x: 0.02, y: -0.5, angle: 42, scale: 0.2 }),
    ...place(leaf(random), { x: 0.35, y: -0.2, angle: 20, scale: 0.13, mirrored: true }),
    ...place(leaf(random), { x: 0.3, y: -0.21, angle: 118, scale: 0.13 }),
    ...place(leaf(random), { x: 0.31, y: -0.54, angle: 44, scale: 0.14 }),
    ...place(leaf(random), { x: 0.17, y: -0.67, angle: 104, scale: 0.13 }),
    ...place(bud(random, 'secondary'), { x: 0.24, y: -0.71, angle: 34, scale: 0.15 }),
    ...place(bud(random, 'secondary'), { x: 0.35, y: -0.2, angle: 84, scale: 0.11 }),
    ...place(peony(random), { x: 0.24, y: -0.47, scale: 0.142 }),
  ];
  return [
    brushStroke(
      [
        [0, -0.26],
        [0.008, -0.5],
        [0, -0.68],
      ],
      0.024,
      'leaf',
    ),
    ...place(side, { x: 0, y: 0 }),
    ...place(side, { x: 0, y: 0, mirrored: true }),
    ...place(openLotus(random), { x: 0, y: -0.66, scale: 0.3 }),
    ...vase(random),
  ];
}

/** A round-bellied vase on a foot, gadrooned, 0.28 high. */
function vase(random: Random): Shape[] {
  const half: Point[] = [
    [0, 0],
    [0.09, 0],
    [0.085, -0.025],
    [0.035, -0.045],
    [0.1, -0.09],
    [0.12, -0.15],
    [0.06, -0.21],
    [0.045, -0.235],
    [0.085, -0.265],
    [0.08, -0.28],
    [0, -0.28],
  ];
  const outline = [...half, ...half.map(([x, y]): Point => [-x, y]).reverse()];
  return [
    { points: smoothPolyline(outline, 6), ink: 'primary' },
    ...[-34, 34, -17, 17, 0].flatMap((angle) =>
      place(petal(random, { ink: 'secondary', tip: 'round', width: 0.42 }), {
        x: angle * 0.0008,
        y: -0.05,
        angle,
        scale: 0.125,
      }),
    ),
  ];
}
