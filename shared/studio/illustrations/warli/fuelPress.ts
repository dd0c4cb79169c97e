import type { Point } from '../../drawing/shape';
import { dot, fill, line, moved, ring, type Sheet } from '../drawing';
import { speck } from './speck';
import { spokedWheel } from './spokedWheel';
import { flock, grass, RICE, WIDE } from './backdrop';
import { sun } from './nature';
import { person } from './person';
import { POSES } from './poses';
import { wallBorder } from './wallBorder';

/** Husk carried up to a press, pellets pouring out of it, and briquettes stacked beside it. */
export function fuelPress({ width, height }: Sheet): string {
  const [middle, floor] = [width * (width > WIDE ? 0.5 : 0.52), height - 150];
  const steps = width > WIDE ? 5 : 3;
  const [tread, rise] = [88, 62];
  const foot = middle - 190 - steps * tread;
  const corners = Array.from({ length: steps }, (_, index): Point[] => [
    [foot + index * tread, floor - (index + 1) * rise],
    [foot + (index + 1) * tread, floor - (index + 1) * rise],
  ]).flat();
  const stair = [
    line([[foot, floor], ...corners, [foot + steps * tread, floor]], 7, RICE),
    ...Array.from({ length: steps * 6 }, (_, index) => {
      const x = foot + ((index + 0.5) * tread) / 6;
      return line(
        [
          [x, floor - rise * (Math.floor(index / 6) + 1) + 12],
          [x, floor],
        ],
        2,
        RICE,
      );
    }),
  ];
  const climbers = [0, 2, 4]
    .filter((step) => step < steps)
    .map((step) =>
      person(foot + tread * (step + 0.42), floor - (1 + step) * rise - 3, 200, POSES.carry, 'basket', RICE),
    );
  return [
    wallBorder(width, height, RICE),
    sun(190, 200, 74, RICE),
    flock(width - 420, 190),
    ...stair,
    ...climbers,
    press(middle, floor, 480),
    heap(middle + 280, floor, 8),
    ...(width > WIDE
      ? [person(middle + 464, floor, 225, POSES.carry, 'basket', RICE), briquettes(width - 152, floor, 4)]
      : []),
    line(
      [
        [90, floor + 8],
        [width - 90, floor + 8],
      ],
      3,
      RICE,
    ),
    grass(width, floor + 62),
  ].join('');
}

/** The press: a hopper over a body with a turning wheel, and a spout to the right. */
function press(x: number, y: number, size: number): string {
  const box = (left: number, top: number, right: number, bottom: number): Point[] => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
  const hopper = line(
    [
      [-0.42, -1.12],
      [0.42, -1.12],
      [0.16, -0.72],
      [-0.16, -0.72],
      [-0.42, -1.12],
    ],
    0.02,
    RICE,
  );
  const husks = Array.from({ length: 9 }, (_, row) => {
    const y = -1.27 + row * 0.064;
    const half = row < 3 ? 0.09 + row * 0.11 : 0.37 - ((y + 1.12) / 0.4) * 0.26;
    const count = Math.round((half * 2) / 0.062);
    return Array.from({ length: count + 1 }, (_value, index) =>
      speck(-half + (2 * half * index) / count, y + 0.006 * Math.sin(index * 2.1), 0.019, RICE),
    ).join('');
  });
  const teeth = Array.from({ length: 12 }, (_, index) => {
    const left = -0.3 + index * 0.05;
    return fill(
      [
        [left, -0.62],
        [left + 0.025, -0.7],
        [left + 0.05, -0.62],
      ],
      RICE,
    );
  });
  const spout = line(
    [
      [0.32, -0.5],
      [0.56, -0.42],
      [0.56, -0.36],
      [0.32, -0.34],
    ],
    0.018,
    RICE,
  );
  const stream = Array.from({ length: 14 }, (_, index) => {
    const t = index / 13;
    return [-0.02, 0.012]
      .map((aside) => speck(0.57 + 0.05 * t + aside, -0.4 + 0.13 * t + 0.12 * t * t + aside, 0.0125, RICE))
      .join('');
  });
  return moved(
    hopper +
      husks.join('') +
      line(box(-0.32, -0.72, 0.32, -0.05), 0.02, RICE) +
      line(box(-0.3, -0.62, 0.3, -0.62), 0.01, RICE) +
      teeth.join('') +
      spokedWheel(0, -0.33, 0.215, 10, RICE) +
      [-0.26, 0.26].map((at) => fill(box(at - 0.05, -0.05, at + 0.05, 0.015), RICE)).join('') +
      spout +
      stream.join(''),
    x,
    y,
    size,
  );
}

/** A heap of pellets, as rows of short grains. */
function heap(x: number, y: number, rows: number): string {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: (rows - row) * 2 - 1 }, (_value, index) => {
      const [at, up] = [x + (index - (rows - row - 1)) * 15, y - 4 - row * 13];
      const lean = 5 * Math.sin(index * 2.7 + row);
      return line(
        [
          [at - 4, up + lean * 0.5],
          [at + 4, up - lean * 0.5],
        ],
        7,
        RICE,
      );
    }).join(''),
  ).join('');
}

/** Briquettes, stacked end on. */
function briquettes(x: number, y: number, rows: number): string {
  const radius = 20;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: rows - row }, (_value, index) => {
      const at = x + (index - (rows - row - 1) / 2) * radius * 2.14;
      const up = y - radius - row * radius * 1.86;
      return ring(at, up, radius - 2, 4, RICE) + dot(at, up, 5, RICE);
    }).join(''),
  ).join('');
}
