import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { smoothPolyline, type Point } from '../geometry/curve';
import type { Random } from '../random';
import { disc } from './disc';
import { petal } from './petal';

/** A Madhubani fish swimming to the left, 1 long and 0.5 high about the origin: scales, fins, a collar of dots. */
export function fish(random: Random): Shape[] {
  const body = smoothPolyline(
    [
      [-0.5, 0],
      [-0.5, 0],
      [-0.36, -0.15],
      [-0.12, -0.22],
      [0.12, -0.17],
      [0.3, -0.06],
      [0.33, 0],
      [0.3, 0.06],
      [0.12, 0.17],
      [-0.12, 0.22],
      [-0.36, 0.15],
      [-0.5, 0],
    ],
    6,
  );
  const scales = Array.from({ length: 6 }, (_, column) => {
    const x = -0.17 + column * 0.085;
    const rows = [5, 5, 4, 3, 2, 1][column] ?? 1;
    return Array.from({ length: rows }, (_, row): Shape => {
      const y = (row - (rows - 1) / 2) * 0.075;
      const points = Array.from({ length: 11 }, (_, i): Point => {
        const angle = Math.PI / 2 + (i / 10) * -Math.PI;
        return [x + 0.065 * Math.cos(angle), y + 0.04 * Math.sin(angle)];
      });
      return { points, ink: (row + column) % 2 ? 'secondary' : 'light' };
    });
  }).flat();
  const fins = [-1, 1].flatMap((side) => [
    ...[0, 1, 2].flatMap((i) =>
      place(petal(random, { ink: i % 2 ? 'secondary' : 'primary', tip: 'pointed', width: 0.5 }), {
        x: -0.1 + i * 0.08,
        y: side * (0.2 - i * 0.03),
        angle: side < 0 ? 28 + i * 10 : 152 - i * 10,
        scale: 0.15,
      }),
    ),
    ...[62, 88, 112].flatMap((angle, i) =>
      place(petal(random, { ink: i === 1 ? 'secondary' : 'primary', tip: 'pointed', width: 0.42 }), {
        x: 0.3,
        y: side * 0.01,
        angle: side < 0 ? angle - 10 : 190 - angle,
        scale: 0.25,
      }),
    ),
  ]);
  const collar = [-0.12, -0.06, 0, 0.06, 0.12].map((y) =>
    disc(random, -0.225 + Math.abs(y) * 0.1, y, 0.016, 'light'),
  );
  return [
    ...fins,
    { points: body, ink: 'primary' },
    ...scales,
    brushStroke(
      [
        [-0.24, -0.19],
        [-0.2, 0],
        [-0.24, 0.19],
      ],
      0.02,
    ),
    ...collar,
    brushStroke(
      [
        [-0.29, -0.17],
        [-0.25, 0],
        [-0.29, 0.17],
      ],
      0.014,
    ),
    disc(random, -0.36, -0.035, 0.05, 'light'),
    disc(random, -0.36, -0.035, 0.022, 'line'),
    brushStroke(
      [
        [-0.49, 0.02],
        [-0.43, 0.05],
        [-0.38, 0.05],
      ],
      0.012,
    ),
  ];
}
