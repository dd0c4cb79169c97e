import type { Form, Part } from '../form';
import { alongPolyline, polylineLength, smoothPolyline, type Point } from '../geometry/curve';
import { gridMesh } from '../geometry/gridMesh';
import { moved } from '../geometry/moved';
import { noise } from '../geometry/noise';
import { tube } from '../geometry/tube';
import type { Vector } from '../geometry/vector';

const [WIDE, THICK, NEAR, FAR, ROLL] = [46, 0.26, -44, 22, 4.6];

/** The mat seen from its side: flat, then wound up into a roll that loosens outwards. */
const SECTION: readonly Point[] = [
  ...Array.from({ length: 12 }, (_, i): Point => [NEAR + ((FAR - NEAR) * i) / 11, THICK]),
  ...Array.from({ length: 66 }, (_, i): Point => {
    const t = (i + 1) / 66;
    const angle = -Math.PI / 2 + t * 3.4 * 2 * Math.PI;
    const radius = ROLL - 2.7 * t + 0.12 * Math.sin(angle * 2 + 1);
    return [FAR + radius * Math.cos(angle), THICK + ROLL + radius * Math.sin(angle)];
  }),
];
const LINE = smoothPolyline(SECTION, 8);
const LONG = polylineLength(LINE);
const at = alongPolyline(LINE);

/** A reed mat, 46 cm wide, its far end still rolled, its warp knotted along the near end. */
export const unrolledMat: Form = {
  canvases: [
    { name: 'mat', width: LONG, height: WIDE, kind: 'sheet', zones: [{ name: 'field', from: 0, to: 1 }] },
  ],
  elevation: 31,
  fill: { height: 0.74, width: 0.86 },
  closeUp: { at: [-4, 0.5, -16], height: 19 },
  place: 'table',
  build: ({ random }) => {
    const knots = Array.from({ length: 64 }, (_, i): Part => {
      const z = ((i + 0.5) / 64 - 0.5) * (WIDE - 0.6);
      const [x, y] = surface(0, (i + 0.5) / 64, 0);
      const [long, swing] = [1.5 + random() * 0.6, (random() - 0.5) * 0.5];
      return {
        role: 'fringe',
        mesh: tube({
          path: (t) => [x + 0.2 - long * t, Math.max(0.13, y - 0.1 - 0.5 * t), z + swing * t * t],
          radius: (t) => 0.09 + 0.1 * Math.exp(-(((t - 0.25) / 0.1) ** 2)) + 0.03 * t,
          rows: 14,
          columns: 8,
        }),
      };
    });
    const parts: Part[] = [
      {
        role: 'mat',
        mesh: gridMesh({ columns: 640, rows: 90, closed: false, point: (u, v) => surface(u, v, 0) }),
      },
      {
        role: 'mat',
        mesh: gridMesh({
          columns: 640,
          rows: 60,
          closed: false,
          point: (u, v) => surface(1 - u, v, THICK),
          uv: (u, v) => [1 - u, 1 - v],
        }),
      },
      ...[0, 1].map((v): Part => ({
        role: 'selvedge',
        mesh: tube({
          path: (t) => surface(t, v, THICK / 2),
          radius: () => 0.17,
          rows: 420,
          columns: 10,
        }),
      })),
      ...knots,
    ];
    const turned = { rotate: [0, -58, 0] } as const;
    return {
      parts: parts.map((part) => ({ ...part, ...(part.mesh && { mesh: moved(part.mesh, turned) }) })),
    };
  },
};

/** A place of the mat, so far below its upper side. */
function surface(u: number, v: number, below: number): Vector {
  const [a, b] = [at(Math.max(0, u - 0.0015)), at(Math.min(1, u + 0.0015))];
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [px, py] = at(u);
  const [x, y] = [px + ((b[1] - a[1]) / size) * below, py - ((b[0] - a[0]) / size) * below];
  const z = (v - 0.5) * WIDE;
  const flat = x < FAR && py < 1 ? Math.min(1, (FAR - x) / 12) : 0;
  // It has lain rolled, so the free end still lifts a little.
  const wave = 0.35 * (1 + noise(x * 0.09, 2, z * 0.06)) + 0.0016 * Math.max(0, NEAR + 24 - x) ** 2;
  const skew = u > 0.5 ? 0.9 * (u - 0.5) : 0;
  return [x, Math.max(0.06, y + flat * wave), z + 0.25 * noise(x * 0.08, py * 0.2, 4) + skew];
}
