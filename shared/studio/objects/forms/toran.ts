import type { Canvas, Form, Part } from '../form';
import { gridMesh } from '../geometry/gridMesh';
import { noise } from '../geometry/noise';
import { tube } from '../geometry/tube';
import { revolve } from '../geometry/revolve';
import { moved } from '../geometry/moved';

const [PENNANTS, WIDE, LONG, SPAN, TOP] = [5, 11.6, 19, 60, 44];

const canvas: Canvas = {
  name: 'pennant',
  width: WIDE,
  height: LONG,
  kind: 'sheet',
  zones: [
    { name: 'rim', from: 0.04, to: 0.26 },
    { name: 'field', from: 0.28, to: 1 },
  ],
};
const heading: Canvas = {
  name: 'heading',
  width: SPAN,
  height: 8,
  kind: 'sheet',
  zones: [{ name: 'rim', from: 0.08, to: 0.92 }],
};

/** A toran for a doorway: an embroidered heading, five pennants, tassels and beads; 60 cm wide. */
export const toran: Form = {
  canvases: [canvas, heading],
  elevation: 3,
  fill: { height: 0.8, width: 0.92 },
  closeUp: { at: [-6, 30, -2], height: 21 },
  place: 'wall',
  build: ({ relief }) => {
    const [flag, strip] = [relief('pennant'), relief('heading')];
    const parts: Part[] = [
      {
        role: 'rod',
        mesh: tube({
          path: (t) => [(t - 0.5) * (SPAN + 5), TOP + 0.4, 0.7],
          radius: () => 0.7,
          rows: 8,
          columns: 24,
        }),
      },
      {
        role: 'heading',
        mesh: gridMesh({
          columns: 420,
          rows: 80,
          closed: false,
          point: (u, v) => [(u - 0.5) * SPAN, TOP - 8 + 8 * v, sway(u * SPAN, v * 8)],
          ...(strip && { relief: strip }),
        }),
      },
    ];
    for (let i = 0; i < PENNANTS; i++) {
      const centre = (i - (PENNANTS - 1) / 2) * (SPAN / PENNANTS);
      const tip = TOP - 8 - LONG;
      parts.push({
        role: 'pennant',
        mesh: gridMesh({
          columns: 120,
          rows: 160,
          closed: false,
          point: (u, v) => {
            // A mango-leaf shape: straight above, drawn to a point below.
            const half = (WIDE / 2) * Math.min(1, Math.pow(v / 0.5, 0.8));
            return [
              centre + (u - 0.5) * 2 * half,
              tip + LONG * v + 0.3,
              sway(centre + u * WIDE, v * LONG) - 0.25 + 0.4 * Math.sin(u * Math.PI) * -1,
            ];
          },
          ...(flag && { relief: flag }),
        }),
      });
      parts.push(...tassel(centre, tip + 0.6, i));
    }
    return { parts };
  },
};

const sway = (x: number, y: number): number => 0.5 * noise(x * 0.09, y * 0.12, 3) - 0.15;

function tassel(x: number, y: number, index: number): Part[] {
  const bead = (drop: number, radius: number): Part => ({
    role: 'bead',
    index,
    mesh: moved(
      revolve({
        profile: [
          [0.001, -radius],
          [radius * 0.75, -radius * 0.7],
          [radius, 0],
          [radius * 0.75, radius * 0.7],
          [0.001, radius],
        ],
        rows: 20,
        columns: 24,
      }),
      { shift: [x, y - drop, -0.2] },
    ),
  });
  const threads = Array.from({ length: 16 }, (_, i): Part => {
    const angle = (i / 16) * 2 * Math.PI;
    return {
      role: 'fringe',
      index: index % 2,
      mesh: tube({
        path: (t) => [
          x + (0.22 + 0.5 * t ** 1.5) * Math.cos(angle),
          y - 2.2 - (5.2 + 0.3 * Math.sin(i * 5)) * t,
          -0.2 + (0.22 + 0.5 * t ** 1.5) * Math.sin(angle),
        ],
        radius: () => 0.13,
        rows: 8,
        columns: 6,
      }),
    };
  });
  return [bead(0.5, 0.55), bead(1.6, 0.75), ...threads];
}
