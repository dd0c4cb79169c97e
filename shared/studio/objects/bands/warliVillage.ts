import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import type { Point } from '../geometry/curve';
import { disc } from '../motifs/disc';
import { warliFigure, warliPiper } from '../motifs/warliFigure';
import { warliTree } from '../motifs/warliTree';
import { between, type Random } from '../random';
import type { Band } from './band';

/** The spiral dance of a Warli village under its trees, with huts and the sun. */
export const warliVillage: Band = (random, length, height) => {
  const s = Math.min(length, height);
  const [cx, cy] = [length * 0.5, height * 0.545];
  const dancers = spiral(s).flatMap(({ radius, angle, size, reach }) =>
    place(warliFigure(random, reach), {
      x: cx + radius * FLAT * Math.cos(angle),
      y: cy + radius * Math.sin(angle),
      angle: (Math.atan2(Math.sin(angle) * FLAT, Math.cos(angle)) * 180) / Math.PI + 90,
      scale: size,
    }),
  );
  const trees = [
    [0.075, 0.47, 0.4],
    [0.925, 0.46, 0.38],
    [0.1, 0.98, 0.33],
    [0.9, 0.98, 0.35],
  ].flatMap(([x = 0, y = 0, size = 0]) =>
    place(warliTree(random), { x: x * length, y: y * height, scale: size * s }),
  );
  return [
    ...sun(random, length * 0.5, height * 0.075, s * 0.042),
    ...trees,
    ...place(hut(), { x: length * 0.235, y: height * 0.27, scale: s * 0.19 }),
    ...place(hut(), { x: length * 0.765, y: height * 0.27, scale: s * 0.19 }),
    ...dancers,
    ...place(warliPiper(random), { x: cx - s * 0.01, y: cy + s * 0.055, scale: s * 0.135 }),
    ...birds(random, length, height, s),
    ...grass(random, length, height, s),
  ];
};

/** The coil is wider than high, as the panel is. */
const FLAT = 1.16;

interface Dancer {
  /** Where the feet are: distance from the middle, and radians. */
  readonly radius: number;
  readonly angle: number;
  readonly size: number;
  /** Of each hand, as a share of the size. */
  readonly reach: number;
}

/** Every dancer, hand in hand outwards from the player in the middle, heads outwards. */
function spiral(s: number): Dancer[] {
  const dancers: Dancer[] = [];
  const size = s * 0.098;
  for (let angle = -1.2, radius = s * 0.135; radius < s * 0.335;) {
    // Hands meet over the feet, where the coil is wider.
    const step = (size * 0.8) / (radius + size * 0.56);
    dancers.push({ radius, angle, size, reach: 0.42 });
    angle += step;
    radius += (s * 0.115 * step) / (2 * Math.PI);
  }
  return dancers;
}

function grass(random: Random, length: number, height: number, s: number): Shape[] {
  return Array.from({ length: 46 }, (_, i) => {
    const x = ((i + 0.5) / 46) * length;
    return [-1, 0, 1].map((blade) =>
      brushStroke(
        [
          [x, height],
          [x + blade * s * 0.008, height - s * between(random, 0.012, 0.026)],
        ],
        s * 0.0028,
        'primary',
      ),
    );
  }).flat();
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
