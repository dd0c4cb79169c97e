import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import type { Point } from '../geometry/curve';
import { disc } from '../motifs/disc';
import { warliFigure } from '../motifs/warliFigure';
import { warliTree } from '../motifs/warliTree';
import { between, type Random } from '../random';
import type { Band } from './band';

/** The spiral dance of a Warli village under its trees, with huts and the sun. */
export const warliVillage: Band = (random, length, height) => {
  const s = Math.min(length, height);
  const [cx, cy] = [length * 0.5, height * 0.56];
  const dancers = spiral(s).flatMap(([radius, angle]) =>
    place(warliFigure(random), {
      x: cx + radius * Math.cos(angle),
      y: cy + radius * 1.12 * Math.sin(angle),
      angle: (angle * 180) / Math.PI + 90,
      scale: s * 0.098,
    }),
  );
  const trees = [
    [0.1, 0.36, 0.3],
    [0.9, 0.34, 0.28],
    [0.09, 0.985, 0.22],
    [0.92, 0.985, 0.24],
  ].flatMap(([x = 0, y = 0, size = 0]) =>
    place(warliTree(random), { x: x * length, y: y * height, scale: size * s }),
  );
  return [
    ...sun(random, length * 0.5, height * 0.1, s * 0.06),
    ...trees,
    ...place(hut(), { x: length * 0.29, y: height * 0.2, scale: s * 0.15 }),
    ...place(hut(), { x: length * 0.71, y: height * 0.2, scale: s * 0.14 }),
    ...dancers,
    ...place(warliFigure(random), { x: cx, y: cy + s * 0.05, scale: s * 0.1 }),
    ...birds(random, length, height, s),
    ...Array.from({ length: 26 }, (_, i) =>
      brushStroke(
        [
          [(i / 26) * length + between(random, 0, 0.6), height * 0.99],
          [(i / 26) * length + 0.3, height * 0.965],
        ],
        0.06,
        'primary',
      ),
    ),
  ];
};

/** Radius and angle of every dancer, hand in hand outwards from the player in the middle. */
function spiral(size: number): [number, number][] {
  const places: [number, number][] = [];
  for (let angle = 0.6, radius = size * 0.1; radius < size * 0.37;) {
    places.push([radius, angle]);
    const step = (size * 0.082) / radius;
    angle += step;
    radius += (size * 0.125 * step) / (2 * Math.PI);
  }
  return places;
}

function sun(random: Random, x: number, y: number, r: number): Shape[] {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI;
    return brushStroke(
      [
        [x + r * 1.15 * Math.cos(angle), y + r * 1.15 * Math.sin(angle)],
        [x + r * 1.6 * Math.cos(angle), y + r * 1.6 * Math.sin(angle)],
      ],
      r * 0.09,
      'primary',
    );
  });
  return [
    disc(random, x, y, r, 'primary'),
    { ...disc(random, x, y, r * 0.7, 'ground'), plain: true },
    disc(random, x, y, r * 0.42, 'primary'),
    ...rays,
  ];
}

/** A hut on the origin, about 1 wide: walls hatched like woven reed under a thatch. */
function hut(): Shape[] {
  const line = (...points: Point[]) => brushStroke(points, 0.022, 'primary', () => 1);
  const hatch = Array.from({ length: 9 }, (_, i) => {
    const x = -0.36 + i * 0.09;
    return [line([x, 0], [x + 0.06, -0.4]), line([x + 0.06, 0], [x, -0.4])];
  }).flat();
  const thatch = Array.from({ length: 17 }, (_, i) =>
    line([-0.56 + i * 0.07, -0.4], [-0.3 + i * 0.0375, -0.78]),
  );
  return [
    ...hatch,
    line([-0.42, 0], [-0.42, -0.42]),
    line([0.42, 0], [0.42, -0.42]),
    line([-0.42, 0], [0.42, 0]),
    line([-0.58, -0.4], [0.58, -0.4]),
    line([-0.32, -0.78], [0.32, -0.78]),
    ...thatch,
  ];
}

function birds(random: Random, length: number, height: number, s: number): Shape[] {
  return Array.from({ length: 7 }, () => {
    const [x, y] = [between(random, 0.12, 0.88) * length, between(random, 0.03, 0.12) * height];
    return [
      brushStroke(
        [
          [x - s * 0.02, y - s * 0.012],
          [x, y],
          [x + s * 0.02, y - s * 0.012],
        ],
        s * 0.005,
        'primary',
      ),
    ];
  }).flat();
}
