import type { Form } from '../form';
import { gridMesh } from '../geometry/gridMesh';
import { moved } from '../geometry/moved';
import { noise } from '../geometry/noise';
import { tube } from '../geometry/tube';
import type { Vector } from '../geometry/vector';

const [SIDE, DEEP] = [42, 9];

/** A square cushion with piping, leaning back; 42 cm. */
export const cushion: Form = {
  canvases: [
    {
      name: 'face',
      width: SIDE,
      height: SIDE,
      kind: 'sheet',
      zones: [
        { name: 'rim', from: 0.05, to: 0.27 },
        { name: 'field', from: 0.31, to: 1 },
      ],
    },
  ],
  elevation: 9,
  closeUp: { at: [-7, 25, -5], height: 17 },
  place: 'table',
  build: ({ relief }) => {
    const raised = relief('face');
    const lean = { rotate: [17, 9, 0], shift: [0, 20.6, 0] } as const;
    const side = (front: boolean) =>
      gridMesh({
        columns: front ? 260 : 60,
        rows: front ? 260 : 60,
        closed: false,
        point: (u, v) => pillow(front ? u : 1 - u, v, front ? -1 : 1),
        ...(front && raised && { relief: raised }),
      });
    return {
      parts: [
        { role: 'face', mesh: moved(side(true), lean) },
        { role: 'back', mesh: moved(side(false), lean) },
        {
          role: 'piping',
          mesh: moved(tube({ path: seam, radius: () => 0.36, rows: 240, columns: 12 }), lean),
        },
      ],
    };
  },
};

/** A place of the stuffed cover: fullest in the middle, with pulls running in from the corners. */
function pillow(u: number, v: number, side: number): Vector {
  const [a, b] = [u * 2 - 1, v * 2 - 1];
  const waist = 1 - 0.055 * (1 - a * a) * (b * b) - 0.055 * (1 - b * b) * (a * a);
  const full =
    Math.pow(Math.max(0, (1 - a ** 4) * (1 - b ** 4)), 0.55) * (0.72 + 0.28 * (1 - a * a) * (1 - b * b));
  const corner = Math.abs(a * b) ** 3;
  const pulls =
    corner * 0.9 * Math.sin(9 * (Math.abs(a) - Math.abs(b)) * 2.2) +
    0.35 * noise(a * 2.3, b * 2.3, side * 4) +
    0.12 * noise(a * 7, b * 7, side);
  const sink = -1.1 * Math.exp(-((a - 0.1) ** 2 + (b - 0.95) ** 2) * 9);
  return [
    (a * waist * SIDE) / 2,
    (b * waist * SIDE) / 2 + sink * 0.6 * Math.abs(b),
    side * full * (DEEP + pulls + sink),
  ];
}

function seam(t: number): Vector {
  const s = (t % 1) * 4;
  const along = (s % 1) * 2 - 1;
  const uv = (
    [
      [along, -1],
      [1, along],
      [-along, 1],
      [-1, -along],
    ] as const
  )[Math.min(3, Math.floor(s))] ?? [0, 0];
  return pillow((uv[0] + 1) / 2, (uv[1] + 1) / 2, -1);
}
