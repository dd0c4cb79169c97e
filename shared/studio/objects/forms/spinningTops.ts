import type { Form, Part } from '../form';
import type { Point } from '../geometry/curve';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import type { Vector } from '../geometry/vector';

/** The bands of a top from its tip up; each is one colour of lac. */
const BANDS: readonly (readonly Point[])[] = [
  [
    [0.001, 0],
    [0.35, 0.3],
    [0.8, 0.9],
    [1.5, 1.6],
  ],
  [
    [1.5, 1.6],
    [2.3, 2.2],
    [2.9, 2.8],
  ],
  [
    [2.9, 2.8],
    [3.15, 3.25],
    [3.05, 3.7],
    [2.7, 4.0],
  ],
  [
    [2.7, 4.0],
    [1.9, 4.35],
    [1.1, 4.6],
  ],
  [
    [1.1, 4.6],
    [0.6, 4.75],
    [0.42, 5.1],
    [0.38, 6.6],
    [0.52, 7.2],
    [0.4, 7.6],
    [0.001, 7.75],
  ],
];

/** Three spinning tops, two fallen on their sides and one caught upright; each 8 cm high. */
export const spinningTops: Form = {
  canvases: [],
  elevation: 20,
  closeUp: { at: [0.2, 4.9, 1.5], height: 9 },
  place: 'table',
  build: () => ({
    parts: [
      ...top([4, 0, -7], [0.4, 3.4], 1.25, 0),
      // At this tilt a top lies on its tip and its rim.
      ...top([45.9, -64, 0], [-5.2, -2.2], 1, 1),
      ...top([45.9, 128, 0], [5.4, -3.2], 1, 3),
    ],
  }),
};

/** A top turned by its options, then set down so that it touches the ground at x and z. */
function top(rotate: Vector, [x, z]: readonly [number, number], size: number, colour: number): Part[] {
  const bands = BANDS.map((profile) => moved(revolve({ profile, rows: 40, columns: 120 }), { rotate, size }));
  const lowest = Math.min(
    ...bands.map(({ positions }) => positions.reduce((least, [, y]) => Math.min(least, y), 0)),
  );
  return bands.map((mesh, index) => ({
    role: index === 4 ? 'wood' : 'band',
    index: colour + index * (index === 2 ? 2 : 1),
    mesh: moved(mesh, { shift: [x, -lowest, z] }),
  }));
}
