import type { Part } from '../form';
import { gridMesh, type Relief } from '../geometry/gridMesh';
import { moved } from '../geometry/moved';
import { noise } from '../geometry/noise';
import { revolve } from '../geometry/revolve';
import { tube } from '../geometry/tube';
import type { Vector } from '../geometry/vector';

/** Centimetres of one pennant. */
export const [WIDE, LONG] = [11.7, 19];

/** A place of the hanging cloth's depth: it buckles a little, each piece in its own way. */
export function sway(x: number, y: number): number {
  return 0.8 * noise(x * 0.1, y * 0.1, 3) + 0.25 * noise(x * 0.3, y * 0.22, 9);
}

/** A pennant shaped like a mango leaf, bound along its edge, with its beads and tassel; it hangs from `top`. */
export function pennant(centre: number, top: number, index: number, relief: Relief | undefined): Part[] {
  const place = (u: number, v: number): Vector => {
    const fall = 1 - v;
    // Straight above, then drawn in with a swell to the point.
    const taper = Math.min(1, v / 0.52);
    const half = (WIDE / 2) * Math.sin((taper * Math.PI) / 2) ** 0.72;
    return [
      centre + (u - 0.5) * 2 * half,
      top - LONG * fall,
      sway(centre + (u - 0.5) * WIDE, top - LONG * fall) - 0.5 * Math.sin(u * Math.PI) - 0.9 * fall ** 2,
    ];
  };
  const edge = (t: number): Vector => (t < 0.5 ? place(0, 1 - 2 * t) : place(1, 2 * t - 1));
  const [x, y, z] = place(0.5, 0);
  return [
    {
      role: 'pennant',
      mesh: gridMesh({ columns: 220, rows: 330, closed: false, point: place, ...(relief && { relief }) }),
    },
    { role: 'binding', index, mesh: tube({ path: edge, radius: () => 0.24, rows: 160, columns: 12 }) },
    ...tassel([x, y - 0.2, z], index),
  ];
}

function tassel([x, y, z]: Vector, index: number): Part[] {
  const bead = (drop: number, radius: number, number: number): Part => ({
    role: 'bead',
    index: number,
    mesh: moved(
      revolve({
        profile: [
          [0.001, -radius],
          [radius * 0.75, -radius * 0.68],
          [radius, 0],
          [radius * 0.75, radius * 0.68],
          [0.001, radius],
        ],
        rows: 24,
        columns: 28,
      }),
      { shift: [x, y - drop, z] },
    ),
  });
  const threads = Array.from({ length: 46 }, (_, i): Part => {
    const angle = i * 2.4;
    const ring = Math.sqrt((i + 1) / 46);
    const [out, long] = [0.34 * ring, 6.2 + 0.5 * Math.sin(i * 5.1)];
    return {
      role: 'fringe',
      index,
      mesh: tube({
        path: (t) => {
          // Bound tight a little below the beads, spread beneath.
          const spread = t < 0.16 ? 1 - 0.35 * Math.sin((t / 0.16) * Math.PI) : 1 + 1.5 * (t - 0.16) ** 1.2;
          return [x + out * spread * Math.cos(angle), y - 2.2 - long * t, z + out * spread * Math.sin(angle)];
        },
        radius: () => 0.085,
        rows: 14,
        columns: 6,
      }),
    };
  });
  return [bead(0.4, 0.45, 1), bead(1.35, 0.62, 0), ...threads];
}
