import type { Form, Part } from '../form';
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
          mesh: moved(
            // Twisted cord: its outline swells and narrows with each turn.
            tube({ path: seam, radius: (t) => 0.42 + 0.05 * Math.sin(t * 900), rows: 1800, columns: 14 }),
            lean,
          ),
        },
        ...stitches().map((mesh): Part => ({ role: 'piping', mesh: moved(mesh, lean) })),
      ],
    };
  },
};

/** Top-stitching that follows the seam, and the short hand stitches that close the middle of the lower edge. */
function stitches() {
  const perSide = 40;
  const inset = 0.035;
  return [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: perSide }, (_, i) => {
      const along = (s: number) => inset + (1 - 2 * inset) * s;
      const at = (s: number): Vector => {
        const [u, v] = (
          [
            [along(s), inset],
            [1 - inset, along(s)],
            [along(s), 1 - inset],
            [inset, along(s)],
          ] as const
        )[side] ?? [0, 0];
        const [x, y, z] = pillow(u, v, -1);
        return [x, y, z - 0.03];
      };
      return tube({
        path: (t) => at((i + 0.18 + 0.6 * t) / perSide),
        radius: (t) => 0.085 * Math.sqrt(Math.max(0.05, Math.sin(Math.PI * (0.06 + 0.88 * t)))),
        rows: 6,
        columns: 6,
      });
    }),
  );
}

/** A place of the stuffed cover: fullest in the middle, with pulls running in from the corners. */
function pillow(u: number, v: number, side: number): Vector {
  const [a, b] = [u * 2 - 1, v * 2 - 1];
  // It stands on its lower edge, which is straighter than the others.
  const [wideness, tallness] = [
    1 - 0.06 * (1 - b * b) * (a * a),
    1 - (b < 0 ? 0.012 : 0.06) * (1 - a * a) * (b * b),
  ];
  const full =
    Math.pow(Math.max(0, (1 - a ** 4) * (1 - b ** 4)), 0.5) * (0.66 + 0.34 * (1 - a * a) * (1 - b * b));
  const corner = Math.abs(a * b) ** 2.4;
  // Cloth gathers where it is sewn to the cord, in small creases that die away within a few centimetres.
  const gather = (along: number, off: number, seed: number) =>
    Math.exp(-off * 9) *
    Math.min(1, off * 30) *
    (0.5 + 0.5 * noise(along * 3, seed, side)) *
    Math.sin(along * 46 + 2.2 * noise(along * 5, seed, 3));
  const gathers =
    gather(a, 1 - Math.abs(b), b > 0 ? 1 : 2) * (1 - a ** 8) +
    gather(b, 1 - Math.abs(a), a > 0 ? 5 : 6) * (1 - b ** 8);
  const pulls =
    corner * 2.3 * Math.sin(11 * (Math.abs(a) - Math.abs(b)) * 2) +
    0.5 * noise(a * 2.1, b * 2.1, side * 4) +
    0.16 * noise(a * 6, b * 6, side);
  const sink = -1.9 * Math.exp(-((a - 0.08) ** 2 * 5 + (b - 1) ** 2 * 5));
  return [
    (a * wideness * SIDE) / 2,
    (b * tallness * SIDE) / 2 + sink * 0.9 * Math.max(0, b),
    side * (full * (DEEP + pulls + sink * 0.6) + 0.62 * gathers),
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
