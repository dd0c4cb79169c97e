import type { Form, Part } from '../form';
import type { Point } from '../geometry/curve';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';

const BODY: readonly (readonly Point[])[] = [
  [
    [2.2, 0.05],
    [2.35, 0],
    [2.5, 0.25],
    [2.55, 0.9],
  ],
  [
    [2.55, 0.9],
    [2.5, 2.2],
    [2.3, 3.4],
  ],
  [
    [2.3, 3.4],
    [2.15, 3.9],
    [2.05, 4.3],
  ],
  [
    [2.05, 4.3],
    [1.75, 5.3],
    [1.2, 6.1],
    [0.85, 6.35],
  ],
];
const HEAD: readonly Point[] = [
  [0.85, 6.3],
  [1.25, 6.55],
  [1.62, 7.3],
  [1.62, 8.1],
  [1.2, 8.9],
  [0.001, 9.25],
];
const CAP: readonly Point[] = [
  [1.68, 7.95],
  [1.7, 8.2],
  [1.3, 8.95],
  [0.7, 9.3],
  [0.35, 9.5],
  [0.5, 9.95],
  [0.001, 10.3],
];

/** A family of four turned peg dolls without faces, the tallest 12 cm high. */
export const pegDolls: Form = {
  canvases: [],
  elevation: 13,
  closeUp: { at: [-2.6, 6, -1.5], height: 8.5 },
  place: 'table',
  build: () => ({
    parts: [
      ...doll(-5.6, 1.8, 0.98, 0),
      ...doll(-0.4, 0.4, 1.2, 1),
      ...doll(4.6, 1.4, 0.88, 2),
      ...doll(1.9, -3.6, 0.64, 4),
    ],
  }),
};

function doll(x: number, z: number, size: number, colour: number): Part[] {
  const move = { shift: [x, 0, z], size } as const;
  const turn = (profile: readonly Point[]) => moved(revolve({ profile, rows: 40, columns: 110 }), move);
  return [
    ...BODY.map((profile, i) => ({
      role: 'band',
      index: colour + i * (i === 2 ? 3 : i),
      mesh: turn(profile),
    })),
    { role: 'wood', mesh: turn(HEAD) },
    { role: 'band', index: colour, mesh: turn(CAP) },
  ];
}
