import type { Form, Part } from '../form';
import type { Mesh } from '../geometry/mesh';
import { moved } from '../geometry/moved';
import type { Solid } from '../geometry/solid';
import { solidMesh } from '../geometry/solidMesh';
import { tube } from '../geometry/tube';
import { unit, type Vector } from '../geometry/vector';
import { body, ears, FEET, head, saddleCoat, surfacePoint, torso, TRUNK_LINE } from './elephantBody';
import { animal, ring, STANCE, trunkHeading } from './elephantParts';

/** An elephant cast by lost wax, wound all over with thread: rings on body, legs and trunk, coils on ears and flanks. */
export const dhokraElephant: Form = {
  canvases: [],
  elevation: 11,
  fill: { height: 0.72, width: 0.8 },
  closeUp: { at: [0.6, 9.8, -5], height: 10.5 },
  place: 'table',
  build: () => {
    const wires = [...threads(), ...coils(), ...lattice()].map((mesh): Part => ({ role: 'wire', mesh }));
    const parts: Part[] = [
      ...animal().filter(({ role }) => role !== 'white'),
      { role: 'saddle', mesh: solidMesh(saddleCoat(0.3), [-3, 6.4, -5.6], [5.2, 14.6, 5.6], 0.17) },
      ...wires,
    ];
    return { parts: parts.map((part) => (part.mesh ? { ...part, mesh: moved(part.mesh, STANCE) } : part)) };
  },
};

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/** Rings side by side, as thread is wound on. */
function threads(): Mesh[] {
  return [
    ...[...range(-5.2, -2.9, 0.36), ...range(4.9, 7.6, 0.36)].map((x) =>
      ring(torso, [x, 9.2, 0], [1, 0, 0], 0.17, 6),
    ),
    ...FEET.flatMap(([x, , z]) =>
      range(1.4, 6.2, 0.38).map((y) =>
        ring(body, [x * (1 - 0.012 * y), y, z * (1 - 0.02 * y)], [0, 1, 0], 0.17, 2.15),
      ),
    ),
    ...range(1, 7, 0.25).map((place) => {
      const index = Math.min(6, Math.floor(place));
      const [a, b] = [TRUNK_LINE[index], TRUNK_LINE[index + 1]] as [Vector, Vector];
      const t = place - index;
      const at: Vector = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0];
      return ring(head, at, trunkHeading(t > 0.5 ? index + 1 : index), 0.13, 2);
    }),
    ...[-2.6, -2.2, 4.2, 4.6].map((x) => ring((p) => torso(p) - 0.3, [x, 9.2, 0], [1, 0, 0], 0.24, 7)),
  ];
}

/** Spirals of thread on ears, haunches and brow. */
function coils(): Mesh[] {
  return [-1, 1].flatMap((side) => [
    coil(ears, [-4.9, 11.9, side * 4.1], side, 2.05),
    coil(torso, [6.1, 9.2, 0], side, 1.9),
    coil(head, [-6.6, 13.7, side * 0.4], side, 1.15),
  ]);
}

/** A flat spiral on the side of a solid, about the point where a ray along z leaves it. */
function coil(solid: Solid, centre: Vector, side: number, radius: number): Mesh {
  const turns = radius / 0.36;
  return tube({
    path: (t) => {
      const angle = t * turns * 2 * Math.PI;
      const from: Vector = [
        centre[0] + radius * t * Math.cos(angle),
        centre[1] + radius * t * Math.sin(angle),
        centre[2],
      ];
      const at = surfacePoint(solid, from, [0, 0, side], 6);
      return [at[0], at[1], at[2] + side * 0.1];
    },
    radius: (t) => 0.17 * Math.min(1, 4 * (1.02 - t)),
    rows: Math.round(turns * 30),
    columns: 9,
  });
}

/** Crossing threads on the saddle cloth, and a bead where they cross. */
function lattice(): Mesh[] {
  const coat: Solid = (p) => torso(p) - 0.3;
  const at = (x: number, angle: number) =>
    surfacePoint(coat, [x, 9.2, 0], unit([0, Math.cos(angle), Math.sin(angle)]), 7);
  return [-1, 1].flatMap((slope) =>
    range(-2.4, 2.4, 0.68).map((turn) =>
      tube({
        path: (t) => at(-2 + 6 * t, turn + slope * (t - 0.5) * 1.3),
        radius: () => 0.11,
        rows: 40,
        columns: 8,
      }),
    ),
  );
}
