import type { Canvas, Form, Part } from '../form';
import { gridMesh } from '../geometry/gridMesh';
import { tube } from '../geometry/tube';
import { LONG, pennant, sway, WIDE } from './pennants';

const [PENNANTS, SPAN, TOP, HEADING] = [5, 60, 66, 9.4];

const pennantCanvas: Canvas = {
  name: 'pennant',
  width: WIDE,
  height: LONG,
  kind: 'sheet',
  zones: [
    { name: 'rim', from: 0.05, to: 0.2 },
    { name: 'field', from: 0.24, to: 1 },
  ],
};
const headingCanvas: Canvas = {
  name: 'heading',
  width: SPAN,
  height: HEADING,
  kind: 'sheet',
  zones: [
    { name: 'rim', from: 0.06, to: 0.26 },
    { name: 'centre', from: 0.3, to: 1 },
  ],
};

/** A toran on its rod, hung by a cord: an embroidered heading, five pennants with beads and tassels; 60 cm wide. */
export const doorToran: Form = {
  canvases: [pennantCanvas, headingCanvas],
  elevation: 4,
  fill: { height: 0.8, width: 0.93 },
  closeUp: { at: [-7, TOP - 16.5, -2], height: 24 },
  place: 'wall',
  settingWidth: 0.66,
  build: ({ relief }) => {
    const [flag, strip] = [relief('pennant'), relief('heading')];
    const bound = (y: number, before: number): Part => ({
      role: 'binding',
      index: 5,
      mesh: tube({
        path: (t) => [(t - 0.5) * SPAN, y, sway((t - 0.5) * SPAN, y) - before],
        radius: () => 0.26,
        rows: 200,
        columns: 12,
      }),
    });
    const parts: Part[] = [
      {
        role: 'rod',
        mesh: tube({
          path: (t) => [(t - 0.5) * (SPAN + 6), TOP + 0.5, 0.6],
          radius: (t) => 0.75 + (Math.abs(t - 0.5) > 0.485 ? 0.35 : 0),
          rows: 120,
          columns: 28,
        }),
      },
      {
        role: 'heading',
        mesh: gridMesh({
          columns: 900,
          rows: 150,
          closed: false,
          point: (u, v) => {
            const [x, y] = [(u - 0.5) * SPAN, TOP - HEADING * (1 - v)];
            return [x, y, sway(x, y) - 0.1];
          },
          ...(strip && { relief: strip }),
        }),
      },
      // The lower one lies over the pennants, which swell towards the viewer.
      bound(TOP - HEADING + 0.25, 0.72),
      bound(TOP - 0.15, 0.05),
      ...[-1, 1].map((side): Part => ({
        role: 'cord',
        mesh: tube({
          path: (t) => [side * (SPAN / 2 + 1.5) * (1 - t), TOP + 0.9 + 15 * t, 0.5],
          radius: () => 0.17,
          rows: 6,
          columns: 10,
        }),
      })),
    ];
    for (let i = 0; i < PENNANTS; i++) {
      const centre = (i - (PENNANTS - 1) / 2) * (SPAN / PENNANTS);
      parts.push(...pennant(centre, TOP - HEADING + 0.2, i, flag));
    }
    return { parts };
  },
};
