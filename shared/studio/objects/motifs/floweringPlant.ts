import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import type { Random } from '../random';
import { leaf } from './leaf';
import { sazLeaf } from './sazLeaf';
import { bud } from './bud';
import { palmette } from './palmette';
import { rosette } from './rosette';
import { tendril } from './tendril';

/** A Mughal flowering plant: rooted at the origin, 1 high, about 0.8 wide, nearly alike on both sides. */
export function floweringPlant(random: Random): Shape[] {
  const sides = [false, true].flatMap((mirrored) =>
    place(
      [
        brushStroke(
          [
            [0, -0.08],
            [0.1, -0.26],
            [0.27, -0.4],
            [0.27, -0.5],
          ],
          0.018,
          'leaf',
        ),
        brushStroke(
          [
            [0, -0.06],
            [0.12, -0.19],
            [0.3, -0.2],
          ],
          0.014,
          'leaf',
        ),
        brushStroke(
          [
            [0, -0.42],
            [0.09, -0.58],
            [0.21, -0.68],
          ],
          0.015,
          'leaf',
        ),
        ...place(sazLeaf(random), { x: 0.01, y: -0.01, angle: 52, scale: 0.3, mirrored: true }),
        ...place(leaf(random), { x: 0.06, y: -0.2, angle: 8, scale: 0.15 }),
        ...place(leaf(random), { x: 0.01, y: -0.36, angle: 38, scale: 0.2 }),
        ...place(leaf(random), { x: 0.18, y: -0.345, angle: 76, scale: 0.17 }),
        ...place(tendril(random), { x: 0.15, y: -0.33, angle: -4, scale: 0.13 }),
        ...place(rosette(random, { petals: 8, outer: 'secondary', inner: 'light', tip: 'notched' }), {
          x: 0.28,
          y: -0.56,
          scale: 0.115,
        }),
        ...place(bud(random, 'primary'), { x: 0.28, y: -0.2, angle: 58, scale: 0.12 }),
        ...place(bud(random, 'secondary'), { x: 0.2, y: -0.67, angle: 34, scale: 0.14 }),
      ],
      { x: 0, y: 0, mirrored },
    ),
  );
  return [
    brushStroke(
      [
        [0, 0],
        [0.012, -0.3],
        [-0.008, -0.55],
        [0, -0.72],
      ],
      0.022,
      'leaf',
    ),
    ...sides,
    ...place(palmette(random), { x: 0, y: -0.7, scale: 0.31 }),
  ];
}
