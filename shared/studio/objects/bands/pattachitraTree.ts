import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Ink, Shape } from '../drawing/shape';
import type { Point } from '../geometry/curve';
import { disc } from '../motifs/disc';
import { leaf } from '../motifs/leaf';
import { palmette } from '../motifs/palmette';
import { peacock } from '../motifs/peacock';
import { petal } from '../motifs/petal';
import type { Random } from '../random';
import type { Band } from './band';

/** A tree with a round crown of leaves in rings, a lotus above, two peacocks facing at its foot: as in Puri. */
export const pattachitraTree: Band = (random, length, height) => {
  const [x, y] = [length / 2, height * 0.385];
  const radius = Math.min(length * 0.43, height * 0.3);
  return [
    ...trunk(random, x, y, height * 0.9, length * 0.05),
    ...crown(random, radius).map((shape) => ({
      ...shape,
      points: shape.points.map(([px, py]): Point => [x + px, y + py * 1.06]),
    })),
    ...place(palmette(random, 'primary', 'secondary'), { x, y: y - radius * 0.92, scale: radius * 0.4 }),
    ...water(random, length, height),
    ...place(peacock(random), { x: length * 0.71, y: height * 0.915, scale: height * 0.215 }),
    ...place(peacock(random), { x: length * 0.29, y: height * 0.915, scale: height * 0.215, mirrored: true }),
  ];
};

/** Leaves radiating in rings on a dark disc, white dots at the tips, red fruit between. */
function crown(random: Random, radius: number): Shape[] {
  const rings: readonly (readonly [at: number, count: number, size: number, ink: Ink])[] = [
    [0.8, 34, 0.24, 'secondary'],
    [0.6, 26, 0.24, 'accent'],
    [0.41, 18, 0.23, 'secondary'],
    [0.22, 11, 0.22, 'accent'],
  ];
  const leaves = rings.flatMap(([at, count, size, ink], ring) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + (ring % 2) / 2) * 360) / count;
      const turn = (angle * Math.PI) / 180;
      const [cx, cy] = [Math.sin(turn), -Math.cos(turn)];
      const tip = (at + size * 0.86) * radius;
      const fruit = ring < 3 && i % 3 === 0;
      return [
        ...place(leaf(random, i % 2 ? ink : 'leaf', 0.5), {
          x: cx * at * radius,
          y: cy * at * radius,
          angle,
          scale: size * radius,
        }),
        disc(random, cx * tip, cy * tip, radius * 0.016, 'light'),
        ...(fruit ? [disc(random, cx * at * radius, cy * at * radius, radius * 0.046, 'primary')] : []),
      ];
    }).flat(),
  );
  const edge = Array.from({ length: 40 }, (_, i) => {
    const turn = (i / 40) * 2 * Math.PI;
    return place(petal(random, { ink: 'leaf', tip: 'round', width: 0.9 }), {
      x: Math.sin(turn) * radius * 0.94,
      y: -Math.cos(turn) * radius * 0.94,
      angle: (turn * 180) / Math.PI,
      scale: radius * 0.14,
    });
  }).flat();
  return [
    ...edge,
    disc(random, 0, 0, radius, 'line'),
    ...leaves,
    disc(random, 0, 0, radius * 0.2, 'primary'),
    ...Array.from({ length: 10 }, (_, i) =>
      place(petal(random, { ink: 'secondary', tip: 'pointed', width: 0.5 }), {
        x: 0,
        y: 0,
        angle: i * 36,
        scale: radius * 0.18,
      }),
    ).flat(),
    disc(random, 0, 0, radius * 0.06, 'accent'),
  ];
}

/** A straight trunk in ringed sections. */
function trunk(random: Random, x: number, top: number, foot: number, wide: number): Shape[] {
  const rings = 9;
  const step = (foot - top) / rings;
  return Array.from({ length: rings }, (_, i): Shape[] => {
    const [y, half] = [top + i * step, (wide / 2) * (1 + i * 0.07)];
    const section: Point[] = [
      [x - half * 0.8, y],
      [x + half * 0.8, y],
      [x + half, y + step],
      [x - half, y + step],
    ];
    return [
      { points: section, ink: i % 2 ? 'primary' : 'accent' },
      ...[-0.5, 0, 0.5].map((off) => disc(random, x + off * half, y + step / 2, half * 0.16, 'light')),
    ];
  }).flat();
}

/** A pond along the lower edge: waves with lotus buds. */
function water(random: Random, length: number, height: number): Shape[] {
  const top = height * 0.91;
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 12 }, (_, i) => {
      const x = ((i + (row % 2) / 2) * length) / 12;
      const y = top + height * (0.03 + row * 0.026);
      return brushStroke(
        [
          [x, y],
          [x + length / 36, y - height * 0.012],
          [x + length / 14, y],
        ],
        length * 0.006,
        'light',
      );
    }),
  );
  const pond: Shape = {
    points: [
      [0, top],
      [length, top],
      [length, height],
      [0, height],
    ],
    ink: 'leaf',
  };
  const lotuses = [0.1, 0.34, 0.5, 0.66, 0.9].flatMap((share) =>
    place(palmette(random, 'secondary', 'primary'), {
      x: share * length,
      y: height * 0.985,
      scale: height * 0.06,
    }),
  );
  return [pond, ...rows, ...lotuses];
}
