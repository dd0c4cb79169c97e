import type { Form } from '../form';
import type { Point } from '../geometry/curve';
import { gridMesh } from '../geometry/gridMesh';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import { wallCanvas } from './vessel';

const STEM: readonly Point[] = [
  [6.2, 0.05],
  [6.5, 0],
  [6.7, 0.3],
  [6.4, 0.9],
  [5.0, 1.6],
  [3.6, 2.0],
  [3.6, 2.0],
  [3.2, 2.5],
  [1.9, 3.4],
  [1.3, 4.6],
  [1.3, 4.6],
  [2.0, 5.1],
  [2.05, 5.6],
  [1.3, 6.1],
  [1.2, 8.2],
  [1.45, 10.0],
  [2.0, 11.2],
  [2.0, 11.8],
  [1.3, 12.6],
  [1.3, 12.6],
  [1.85, 13.0],
  [1.85, 13.4],
  [1.1, 13.9],
  [1.05, 15.6],
  [1.6, 16.8],
  [2.6, 17.3],
];
const SPOUTS = 5;

/** A standing oil lamp with five spouts and a finial, 27 cm high. */
export const oilLamp: Form = {
  canvases: [
    wallCanvas(STEM, [
      { name: 'foot', bottom: 0.4, top: 1.9 },
      { name: 'shoulder', bottom: 9.6, top: 12.4 },
    ]),
  ],
  elevation: 17,
  closeUp: { at: [0.5, 18.2, -3.5], height: 12 },
  place: 'table',
  build: () => ({
    parts: [
      { role: 'outside', mesh: revolve({ profile: STEM, rows: 260, columns: 120 }) },
      { role: 'trim', mesh: dish(17.2) },
      { role: 'trim', mesh: moved(dish(17.2), { size: 0.97, shift: [0, 0.86, 0] }) },
      {
        role: 'trim',
        mesh: revolve({
          profile: [
            [1.1, 17.6],
            [1.0, 18.6],
            [0.75, 20.2],
            [1.25, 20.7],
            [1.25, 21],
            [0.7, 21.5],
            [0.9, 22.6],
            [1.35, 23.8],
            [1.1, 24.9],
            [0.45, 25.8],
            [0.3, 26.6],
            [0.001, 27.3],
          ],
          rows: 160,
          columns: 72,
        }),
      },
    ],
  }),
};

/** A shallow dish drawn out into spouts, as seen from outside. */
function dish(bottom: number) {
  return gridMesh({
    columns: 300,
    rows: 40,
    closed: true,
    point: (u, v) => {
      const angle = (u - 0.5) * 2 * Math.PI;
      const spout = Math.max(0, Math.cos(((angle + Math.PI / SPOUTS) * SPOUTS) / 1)) ** 6;
      const radius = (2.2 + 4.2 * v ** 0.8) * (1 + 0.34 * spout * v * v);
      return [
        radius * Math.sin(angle),
        bottom + 2.1 * v ** 2.1 - 0.25 * spout * v ** 4,
        -radius * Math.cos(angle),
      ];
    },
  });
}
