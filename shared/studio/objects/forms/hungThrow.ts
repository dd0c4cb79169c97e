import type { Form, Part } from '../form';
import { gridMesh } from '../geometry/gridMesh';
import { noise } from '../geometry/noise';
import { tube } from '../geometry/tube';
import type { Vector } from '../geometry/vector';

const [WIDTH, DROP, ROD] = [46, 66, 76];

/** A throw hung over a wooden rail, falling in soft folds to a knotted fringe; 46 cm of its width is seen. */
export const hungThrow: Form = {
  canvases: [
    {
      name: 'cloth',
      width: WIDTH * 1.5,
      height: DROP,
      kind: 'sheet',
      zones: [
        { name: 'rim', from: 0.02, to: 0.26 },
        { name: 'field', from: 0.3, to: 1 },
      ],
    },
  ],
  elevation: 6,
  closeUp: { at: [-6, 24, -4], height: 22 },
  place: 'wall',
  build: ({ random }) => {
    const front = gridMesh({ columns: 420, rows: 180, closed: false, point: (u, v) => hanging(u, v, 1) });
    const behind = gridMesh({
      columns: 120,
      rows: 60,
      closed: false,
      point: (u, v) => hanging(1 - u, 0.35 + v * 0.65, -1),
    });
    const fringe = Array.from({ length: 62 }, (_, i): Part => {
      const [x, y, z] = hanging((i + 0.5) / 62, 0, 1);
      const [long, swing] = [3.2 + random() * 1.3, (random() - 0.5) * 1.2];
      return {
        role: 'fringe',
        index: i % 3,
        mesh: tube({
          path: (t) => [x + swing * t * t, y + 0.15 - long * t, z + 0.3 * t],
          radius: (t) =>
            0.17 + 0.1 * Math.sin(Math.PI * Math.min(1, t * 5)) * (t < 0.2 ? 1 : 0) + 0.12 * t * t,
          rows: 12,
          columns: 8,
        }),
      };
    });
    return {
      parts: [
        { role: 'cloth', mesh: front },
        { role: 'back', mesh: behind },
        ...fringe,
        {
          role: 'rod',
          mesh: tube({ path: (t) => [(t - 0.5) * 64, ROD - 1, 0], radius: () => 1.15, rows: 8, columns: 32 }),
        },
        ...[-1, 1].map((side) => ({
          role: 'cord',
          mesh: tube({
            path: (t) => [side * 22 * (1 - t), ROD - 0.4 + 12 * t, 0.6],
            radius: () => 0.22,
            rows: 6,
            columns: 8,
          }),
        })),
        {
          role: 'stand',
          mesh: tube({
            path: (t) => [0, ROD + 11.5, 1.6 - 1.9 * t],
            radius: () => 0.42,
            rows: 4,
            columns: 16,
          }),
        },
      ],
    };
  },
};

/** A place of the hanging cloth: v = 0 at the hem, 1 on top of the rail; side -1 is the end behind. */
function hanging(u: number, v: number, side: number): Vector {
  const fall = 1 - v;
  const [a, deep] = [u * 2 - 1, 0.5 + 3.9 * Math.min(1, fall * 1.1) ** 0.8];
  // Gathered on the rail, falling in a few deep folds that wander and open towards the hem.
  const phase =
    u * 2 * Math.PI * 4.3 + 1.5 * noise(u * 2.4, fall * 0.9, side * 4) + 0.8 * noise(u * 5, fall * 1.7, 7);
  const swell = 0.72 + 0.4 * noise(u * 3.3, fall * 0.6, side + 9);
  const fold =
    deep * swell * (Math.sin(phase) + 0.24 * Math.sin(phase * 2 + 1.1)) + 0.2 * noise(u * 11, fall * 5, 2);
  const x =
    a * (WIDTH / 2) * (0.93 + 0.13 * fall ** 1.3) +
    0.34 * deep * swell * Math.cos(phase) +
    1.3 * fall * fall * noise(a * 0.7, 2, side);
  const over = Math.max(0, (v - 0.96) / 0.04);
  const angle = over * (Math.PI / 2);
  const z =
    over > 0 ? -1.35 * Math.cos(angle) - 0.1 : -1.45 - Math.max(-0.9, fold * 0.8 + 0.4 * deep) - 0.6 * fall;
  // The cloth was thrown over a little askew: one end of the hem hangs lower.
  const hem = 1 + 0.035 * a + 0.012 * Math.sin(phase);
  const y =
    over > 0
      ? ROD - 1 + 1.35 * Math.sin(angle)
      : ROD - 1 - fall * DROP * 0.96 * hem - 0.35 * noise(u * 4, 3, side) * fall;
  return [x, y, side > 0 ? z : -z];
}
