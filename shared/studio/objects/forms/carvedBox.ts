import type { Canvas, Form, Part, Zone } from '../form';
import { gridMesh, type Relief } from '../geometry/gridMesh';
import type { Point } from '../geometry/curve';
import { moulding } from '../geometry/moulding';
import { moved } from '../geometry/moved';
import type { Vector } from '../geometry/vector';

const [WIDTH, DEPTH, FOOT, BODY, LID] = [23, 15.4, 1.25, 6.3, 8.9];
const PANEL = BODY - FOOT - 0.1;

const sheet = (name: string, width: number, height: number, zones: readonly Zone[]): Canvas => ({
  name,
  width,
  height,
  kind: 'sheet',
  zones,
});
const SIDE: readonly Zone[] = [
  { name: 'foot', from: -0.04, to: 0.16 },
  { name: 'field', from: 0.2, to: 1 },
];

/** A carved box on a moulded foot, 23 by 15 cm, its lid and sides in deep relief, standing a little askew. */
export const carvedBox: Form = {
  canvases: [
    sheet('top', WIDTH - 0.5, DEPTH - 0.5, [
      { name: 'rim', from: -0.02, to: 0.3 },
      { name: 'centre', from: 0.31, to: 1 },
    ]),
    sheet('front', WIDTH, PANEL, SIDE),
    sheet('end', DEPTH, PANEL, SIDE),
  ],
  elevation: 34,
  fill: { height: 0.7, width: 0.84 },
  closeUp: { at: [-1, 8.6, -3.4], height: 12.5 },
  place: 'table',
  build: ({ relief }) => {
    const askew = { rotate: [0, 26, 0] } as const;
    const run = (profile: readonly Point[]) =>
      moulding({ width: WIDTH, depth: DEPTH, corner: 0.5, profile, rows: 90 });
    const parts: Part[] = [
      { role: 'foot', mesh: run(FOOT_PROFILE) },
      { role: 'rail', mesh: run(RAIL_PROFILE) },
      { role: 'lid', mesh: run(LID_PROFILE) },
      {
        role: 'top',
        mesh: panel(relief('top'), 640, 430, (u, v) => [
          (u - 0.5) * (WIDTH - 0.5),
          LID,
          (v - 0.5) * (DEPTH - 0.5),
        ]),
      },
      {
        role: 'front',
        mesh: panel(relief('front'), 560, 140, (u, v) => [
          (u - 0.5) * WIDTH,
          FOOT + 0.05 + v * PANEL,
          -DEPTH / 2,
        ]),
      },
      ...[-1, 1].map((side): Part => ({
        role: 'end',
        mesh: panel(relief('end'), 380, 140, (u, v) => [
          (side * WIDTH) / 2,
          FOOT + 0.05 + v * PANEL,
          side * (u - 0.5) * DEPTH,
        ]),
      })),
    ];
    return { parts: parts.map((part) => ({ ...part, ...(part.mesh && { mesh: moved(part.mesh, askew) }) })) };
  },
};

const FOOT_PROFILE: readonly Point[] = [
  [0.1, 0],
  [0.62, 0.05],
  [0.62, 0.05],
  [0.62, 0.55],
  [0.62, 0.55],
  [0.5, 0.62],
  [0.28, 0.8],
  [0.2, 1.1],
  [0.2, 1.1],
  [0.05, FOOT + 0.06],
  [-0.4, FOOT + 0.06],
];
const RAIL_PROFILE: readonly Point[] = [
  [-0.4, BODY - 0.06],
  [0.08, BODY - 0.06],
  [0.08, BODY - 0.06],
  [0.14, BODY + 0.1],
  [0.08, BODY + 0.26],
  [0.08, BODY + 0.26],
  [-0.25, BODY + 0.28],
  [-0.25, BODY + 0.42],
];
const LID_PROFILE: readonly Point[] = [
  [-0.3, BODY + 0.4],
  [0.26, BODY + 0.42],
  [0.26, BODY + 0.42],
  [0.42, BODY + 0.6],
  [0.46, BODY + 0.9],
  [0.4, BODY + 1.2],
  [0.22, BODY + 1.36],
  [0.22, BODY + 1.36],
  [0.18, BODY + 1.7],
  [0.08, LID - 0.5],
  [-0.02, LID - 0.14],
  [-0.2, LID],
  [-0.3, LID],
];

function panel(
  relief: Relief | undefined,
  columns: number,
  rows: number,
  point: (u: number, v: number) => Vector,
) {
  return gridMesh({ columns, rows, closed: false, point, ...(relief && { relief }) });
}
