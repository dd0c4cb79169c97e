import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Ink, Shape } from '../drawing/shape';
import { bud } from '../motifs/bud';
import { disc } from '../motifs/disc';
import { leaf } from '../motifs/leaf';
import { petal } from '../motifs/petal';
import type { Random } from '../random';
import { repeats, type Band } from './band';

/** Ring of petals from outside to inside: their number, radius and ink. */
type Ring = readonly [count: number, radius: number, ink: Ink];

const ORANGE: readonly Ring[] = [
  [12, 1, 'primary'],
  [12, 0.7, 'secondary'],
];
const PINK: readonly Ring[] = [
  [10, 0.94, 'secondary'],
  [10, 0.66, 'accent'],
];

/** A stitched flower of radius 1 about a mirror. */
function flower(random: Random, rings: readonly Ring[], collar: Ink = 'leaf'): Shape[] {
  return [
    ...rings.flatMap(([count, radius, ink], ring) =>
      Array.from({ length: count }, (_, i) =>
        place(
          petal(random, { ink, tip: 'round', width: 5.2 / count }).filter(({ detail }) => !detail),
          { x: 0, y: 0, angle: ((i + ring * 0.5) * 360) / count, scale: radius },
        ),
      ).flat(),
    ),
    disc(random, 0, 0, 0.4, collar),
    disc(random, 0, 0, 0.29, 'light'),
  ];
}

const smallMirror = (random: Random, x: number, y: number, radius: number, ink: Ink): Shape[] => [
  disc(random, x, y, radius, ink),
  disc(random, x, y, radius * 0.6, 'light'),
];

/** Flowers of two kinds by turns along a strip, a spray of leaves and two small mirrors between. */
export const kutchRow: Band = (random, length, height) => {
  const count = 2 * repeats(length / 2, height * 1.16) + 1;
  const pitch = length / count;
  const middle = height / 2;
  return Array.from({ length: count }, (_, i) => {
    const x = (i + 0.5) * pitch;
    const between =
      i === 0
        ? []
        : [
            ...[-1, 1].flatMap((up) =>
              [-38, 0, 38].flatMap((angle) =>
                place(leaf(random, angle ? 'leaf' : 'accent', 0.42), {
                  x: i * pitch,
                  y: middle + up * height * 0.07,
                  angle: angle + (up > 0 ? 180 : 0),
                  scale: height * (angle ? 0.3 : 0.36),
                }),
              ),
            ),
            ...smallMirror(random, i * pitch, middle, height * 0.11, 'primary'),
          ];
    return [
      ...between,
      ...place(flower(random, i % 2 ? PINK : ORANGE), { x, y: middle, scale: height * 0.44 }),
    ];
  }).flat();
};

/** One flower on its stem with leaves, buds and mirrors about it: it fills a pennant. */
export const kutchBloom: Band = (random, length, height) => {
  const [x, y] = [length / 2, height * 0.36];
  const size = length * 0.45;
  return [
    brushStroke(
      [
        [x, y],
        [x, height * 0.95],
      ],
      size * 0.09,
      'leaf',
    ),
    ...[-1, 1].flatMap((side) => [
      ...[0.72, 0.86].flatMap((share, i) =>
        place(leaf(random, 'leaf', 0.44), {
          x,
          y: height * share,
          angle: side * (62 - i * 16),
          scale: size * (0.92 - i * 0.2),
          mirrored: side < 0,
        }),
      ),
      ...place(bud(random, 'accent'), {
        x: x + side * size * 0.28,
        y: height * 0.7,
        angle: side * 48,
        scale: size * 0.5,
      }),
      ...smallMirror(random, x + side * size * 0.9, height * 0.06, size * 0.19, 'secondary'),
      ...smallMirror(random, x + side * size * 0.98, height * 0.66, size * 0.15, 'primary'),
    ]),
    ...smallMirror(random, x, height * 0.035, size * 0.14, 'accent'),
    ...place(flower(random, ORANGE), { x, y, scale: size }),
  ];
};

/** A row of stitched triangles, as along every edge of Kutch work. */
export const kutchEdge: Band = (_random, length, height) => {
  const count = repeats(length, height * 0.95);
  const pitch = length / count;
  const inks = ['primary', 'leaf', 'secondary', 'accent'] as const;
  return Array.from({ length: count }, (_, i): Shape[] => [
    {
      points: [
        [(i + 0.08) * pitch, height * 0.94],
        [(i + 0.92) * pitch, height * 0.94],
        [(i + 0.5) * pitch, height * 0.1],
      ],
      ink: inks[i % 4] ?? 'primary',
    },
  ]).flat();
};
