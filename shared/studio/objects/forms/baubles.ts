import type { Canvas, Form, Part } from '../form';
import type { Point } from '../geometry/curve';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import { tube } from '../geometry/tube';
import { wallCanvas } from './vessel';

const BALL: readonly Point[] = Array.from({ length: 17 }, (_, i): Point => {
  const angle = -Math.PI / 2 + (i / 16) * Math.PI;
  return [Math.max(0.05, 4 * Math.cos(angle)), 4 + 4 * Math.sin(angle)];
});
const canvas: Canvas = wallCanvas(BALL, [
  { name: 'foot', bottom: 0.7, top: 2 },
  { name: 'field', bottom: 2, top: 6 },
  { name: 'shoulder', bottom: 6, top: 7.3 },
]);

/** Three painted baubles with gilt caps and cords, each 8 cm. */
export const baubles: Form = {
  canvases: [canvas],
  elevation: 22,
  closeUp: { at: [-2.6, 4.6, -6], height: 8.5 },
  place: 'table',
  build: () => ({
    parts: [
      ...bauble([0.6, 0, 5.2], [-6, 20, 8]),
      ...bauble([-4.7, 0, -1.8], [-12, -8, -20]),
      ...bauble([4.4, 0, -2.6], [16, 70, 30]),
    ],
  }),
};

function bauble(at: readonly [number, number, number], tilt: readonly [number, number, number]): Part[] {
  const lay = (part: Part): Part =>
    part.mesh
      ? {
          ...part,
          mesh: moved(moved(moved(part.mesh, { shift: [0, -4, 0] }), { rotate: tilt }), {
            shift: [at[0], at[1] + 4, at[2]],
          }),
        }
      : part;
  return [
    lay({ role: 'outside', mesh: revolve({ profile: BALL, rows: 120, columns: 160 }) }),
    lay({
      role: 'trim',
      mesh: revolve({
        profile: [
          [0.95, 7.84],
          [0.8, 8.05],
          [0.72, 8.5],
          [0.4, 8.62],
          [0.001, 8.65],
        ],
        rows: 20,
        columns: 40,
      }),
    }),
    lay({
      role: 'trim',
      mesh: tube({
        path: (t) => [0.36 * Math.cos(t * 2 * Math.PI), 8.85 + 0.36 * Math.sin(t * 2 * Math.PI), 0],
        radius: () => 0.07,
        rows: 30,
        columns: 8,
      }),
    }),
  ];
}
