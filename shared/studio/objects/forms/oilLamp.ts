import type { Form } from '../form';
import { curveThrough, type Point } from '../geometry/curve';
import { gridMesh } from '../geometry/gridMesh';
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
      { role: 'trim', mesh: dish(17.1) },
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

/** Radius and height of the dish's wall between its spouts: under side, rolled rim, upper side. */
const WALL: readonly Point[] = [
  [1.0, 0.0],
  [2.4, 0.12],
  [4.2, 0.62],
  [5.6, 1.42],
  [6.25, 2.02],
  [6.42, 2.2],
  [6.42, 2.32],
  [6.3, 2.38],
  [6.12, 2.32],
  [5.4, 1.76],
  [4.1, 1.0],
  [2.6, 0.56],
  [1.0, 0.5],
];

/** A shallow dish of thick metal, its rim drawn out into spouts. */
function dish(bottom: number) {
  const wall = curveThrough(WALL);
  return gridMesh({
    columns: 720,
    rows: 160,
    closed: true,
    point: (u, v) => {
      const angle = (u - 0.5) * 2 * Math.PI;
      const [bare, height] = wall(v);
      const out = Math.max(0, (bare - 1) / 5.4) ** 2.2;
      const spout = ((1 + Math.cos(angle * SPOUTS + Math.PI)) / 2) ** 3.2;
      const radius = bare * (1 + out * (0.3 * spout - 0.05));
      return [radius * Math.sin(angle), bottom + height - 0.3 * spout * out, -radius * Math.cos(angle)];
    },
  });
}
