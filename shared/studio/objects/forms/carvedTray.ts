import type { Form, Part } from '../form';
import type { Point } from '../geometry/curve';
import { gridMesh } from '../geometry/gridMesh';
import { moulding } from '../geometry/moulding';
import { moved } from '../geometry/moved';
import type { Vector } from '../geometry/vector';

const [WIDTH, DEPTH, FLOOR] = [40, 27.5, 0.95];
const RIM: readonly Point[] = [
  [-1.2, 0],
  [-1.2, 0],
  [-0.3, 0.02],
  [0.5, 0.5],
  [1.25, 1.7],
  [1.7, 2.75],
  [2.15, 2.95],
  [2.15, 2.95],
  [2.3, 3.12],
  [2.05, 3.3],
  [1.7, 3.28],
  [1.3, 3.05],
  [0.75, 1.9],
  [0.05, 1.12],
  [-0.35, 0.99],
  [-0.35, 0.99],
  [-0.5, 0.86],
  [-1, 0.84],
];

/** A serving tray with a coved, flaring rim and a floor carved in low relief, 44 by 32 cm. */
export const carvedTray: Form = {
  canvases: [
    {
      name: 'floor',
      width: WIDTH - 0.8,
      height: DEPTH - 0.8,
      kind: 'sheet',
      zones: [
        { name: 'rim', from: -0.02, to: 0.21 },
        { name: 'centre', from: 0.23, to: 1 },
      ],
    },
  ],
  elevation: 50,
  fill: { height: 0.72, width: 0.86 },
  closeUp: { at: [-5.5, 1.2, -1.5], height: 17 },
  place: 'table',
  build: ({ relief }) => {
    const carving = relief('floor');
    const parts: Part[] = [
      {
        role: 'floor',
        mesh: gridMesh({
          columns: 760,
          rows: 520,
          closed: false,
          point: (u, v): Vector => [(u - 0.5) * (WIDTH - 0.8), FLOOR, (v - 0.5) * (DEPTH - 0.8)],
          ...(carving && { relief: carving }),
        }),
      },
      { role: 'rim', mesh: moulding({ width: WIDTH, depth: DEPTH, corner: 1.6, profile: RIM, rows: 110 }) },
    ];
    const turned = { rotate: [0, 19, 0] } as const;
    return {
      parts: parts.map((part) => ({ ...part, ...(part.mesh && { mesh: moved(part.mesh, turned) }) })),
    };
  },
};
