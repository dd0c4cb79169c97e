import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { smoothPolyline, type Point } from '../geometry/curve';
import { disc } from '../motifs/disc';
import { leaf } from '../motifs/leaf';
import { bud } from '../motifs/bud';
import { palmette } from '../motifs/palmette';
import { peacock } from '../motifs/peacock';
import { strip, type Band } from './band';

/** A gilded shrine arch over a full lotus and water pot, as Thanjavur frames its subjects. */
export const gildedShrine: Band = (random, length, height) => {
  const [cx, w] = [length / 2, length * 0.36];
  const arch = (grow: number): Point[] =>
    smoothPolyline(
      [
        [-1, 1],
        [-1, 1],
        [-1, 0.1],
        [-0.86, -0.22],
        [-0.6, -0.34],
        [-0.6, -0.34],
        [-0.42, -0.58],
        [-0.16, -0.66],
        [-0.16, -0.66],
        [0, -0.9],
        [0, -0.9],
        [0.16, -0.66],
        [0.16, -0.66],
        [0.42, -0.58],
        [0.6, -0.34],
        [0.6, -0.34],
        [0.86, -0.22],
        [1, 0.1],
        [1, 1],
        [1, 1],
      ],
      5,
    ).map(([x, y]) => [
      cx + x * w * grow,
      height * 0.5 + y * height * 0.36 * grow + (y > 0.9 ? height * 0.36 * (1 - grow) : 0),
    ]);
  const studs = (outline: readonly Point[], ink: Shape['ink'], size: number) =>
    outline.filter((_, i) => i % 3 === 0).map(([x, y]) => disc(random, x, y, size, ink));
  const columns = [-1, 1].flatMap((side) => {
    const x = cx + side * w * 1.24;
    return [
      ...Array.from({ length: 11 }, (_, i) =>
        disc(random, x, height * (0.34 + i * 0.05), w * 0.09, i % 2 ? 'accent' : 'primary'),
      ),
      ...place(palmette(random, 'accent', 'secondary'), { x, y: height * 0.31, scale: w * 0.42 }),
      ...place(peacock(random), {
        x: x - side * w * 0.04,
        y: height * 0.2,
        scale: height * 0.14,
        mirrored: side < 0,
      }),
    ];
  });
  const pot = smoothPolyline(
    [
      [-0.3, 0],
      [-0.5, -0.2],
      [-0.52, -0.5],
      [-0.26, -0.78],
      [-0.2, -0.9],
      [-0.34, -1],
      [0.34, -1],
      [0.2, -0.9],
      [0.26, -0.78],
      [0.52, -0.5],
      [0.5, -0.2],
      [0.3, 0],
      [-0.3, 0],
    ],
    5,
  ).map(([x, y]): Point => [cx + x * w * 0.72, height * 0.8 + y * height * 0.2]);
  return [
    { points: arch(1.16), ink: 'accent' },
    ...studs(arch(1.08), 'primary', w * 0.032),
    { points: arch(0.99), ink: 'leaf' },
    ...studs(arch(0.9), 'accent', w * 0.024),
    ...columns,
    strip('accent', length, height * 0.86, height * 0.035),
    strip('primary', length, height * 0.905, height * 0.06),
    ...Array.from({ length: 17 }, (_, i) =>
      disc(random, ((i + 0.5) / 17) * length, height * 0.935, height * 0.014, 'accent'),
    ),
    { points: pot, ink: 'accent' },
    ...Array.from({ length: 7 }, (_, i) =>
      disc(random, cx + (i - 3) * w * 0.1, height * 0.71, w * 0.035, i % 2 ? 'primary' : 'light'),
    ),
    ...[-1, 1].flatMap((side) =>
      [44, 74, 104].flatMap((angle) =>
        place(leaf(random, 'secondary'), {
          x: cx,
          y: height * 0.6,
          angle: side * angle,
          scale: height * 0.13,
          mirrored: side < 0,
        }),
      ),
    ),
    ...[-1, 1].flatMap((side) =>
      place(bud(random, 'primary'), {
        x: cx + side * w * 0.34,
        y: height * 0.57,
        angle: side * 24,
        scale: height * 0.12,
      }),
    ),
    ...place(palmette(random, 'primary', 'light'), { x: cx, y: height * 0.61, scale: height * 0.26 }),
  ];
};
