import type { Canvas, Form, Part } from '../form';
import { gridMesh } from '../geometry/gridMesh';
import { moved } from '../geometry/moved';
import { slab } from '../geometry/slab';
import type { Vector } from '../geometry/vector';

const [WIDTH, DEPTH, BODY, LID] = [23, 15.4, 5.6, 7.9];
/** Breadth of the lacquered edges that the veneer leaves free, and the gap under the lid. */
const [EDGE, GAP] = [0.3, 0.14];

const side = (name: string, width: number, height: number, whole: boolean): Canvas => ({
  name,
  width: width - 2 * EDGE,
  height: height - 2 * EDGE,
  kind: 'sheet',
  zones: [
    { name: 'foot', from: 0.06, to: whole ? 0.14 : 0.3 },
    ...(whole ? [{ name: 'field', from: 0.18, to: 1 } as const] : []),
  ],
});

/** A veneered box with a lift-off lid and crisp edges, 23 by 15 cm, standing a little askew. */
export const veneeredBox: Form = {
  canvases: [
    {
      name: 'top',
      width: WIDTH - 2 * EDGE,
      height: DEPTH - 2 * EDGE,
      kind: 'sheet',
      zones: [
        { name: 'rim', from: 0.02, to: 0.17 },
        { name: 'centre', from: 0.2, to: 1 },
      ],
    },
    side('front', WIDTH, BODY, true),
    side('end', DEPTH, BODY, true),
    side('lid-front', WIDTH, LID - BODY, false),
    side('lid-end', DEPTH, LID - BODY, false),
  ],
  elevation: 37,
  fill: { height: 0.7, width: 0.84 },
  closeUp: { at: [-2, 7.4, -2.4], height: 12.5 },
  place: 'table',
  build: () => {
    const block = { width: WIDTH, depth: DEPTH, corner: 0.35, edge: 0.22 };
    const core = [
      ...Object.values(slab({ ...block, bottom: 0, top: BODY })),
      ...Object.values(
        slab({ ...block, width: WIDTH - 0.5, depth: DEPTH - 0.5, bottom: 1, top: BODY + GAP * 2 }),
      ),
      ...Object.values(slab({ ...block, bottom: BODY + GAP, top: LID })),
    ];
    const parts: Part[] = [
      ...core.map((mesh): Part => ({ role: 'edge', mesh })),
      face('top', (u, v) => [(u - 0.5) * (WIDTH - 2 * EDGE), LID + 0.015, (v - 0.5) * (DEPTH - 2 * EDGE)]),
      ...faces('front', 'end', 0, BODY),
      ...faces('lid-front', 'lid-end', BODY + GAP, LID),
    ];
    const askew = { rotate: [0, 27, 0] } as const;
    return { parts: parts.map((part) => ({ ...part, ...(part.mesh && { mesh: moved(part.mesh, askew) }) })) };
  },
};

/** The veneer of the front and of both ends, between two heights. */
function faces(front: string, end: string, bottom: number, top: number): Part[] {
  const y = (v: number) => bottom + EDGE + v * (top - bottom - 2 * EDGE);
  return [
    face(front, (u, v) => [(u - 0.5) * (WIDTH - 2 * EDGE), y(v), -DEPTH / 2 - 0.015]),
    ...[-1, 1].map((sign) =>
      face(end, (u, v) => [sign * (WIDTH / 2 + 0.015), y(v), sign * (u - 0.5) * (DEPTH - 2 * EDGE)]),
    ),
  ];
}

function face(role: string, point: (u: number, v: number) => Vector): Part {
  return { role, mesh: gridMesh({ columns: 4, rows: 4, closed: false, point }) };
}
