import type { Part } from '../form';
import { girdle } from '../geometry/girdle';
import type { Mesh } from '../geometry/mesh';
import { ellipsoid, grownTogether, type Solid } from '../geometry/solid';
import { solidMesh } from '../geometry/solidMesh';
import { tube } from '../geometry/tube';
import type { Vector } from '../geometry/vector';
import { body, ears, FEET, TRUNK_LINE } from './elephantBody';

/** How the animal stands before the camera. */
export const STANCE = { rotate: [0, 26, 0] } as const;

const whole = grownTogether([body, ears], 0.3);

/** Body, tusks, eyes, nails and the tuft of the tail. */
export function animal(): Part[] {
  const small = (role: string, at: Vector, radii: Vector): Part => ({
    role,
    mesh: solidMesh(
      ellipsoid(at, radii),
      [at[0] - radii[0] - 0.2, at[1] - radii[1] - 0.2, at[2] - radii[2] - 0.2],
      [at[0] + radii[0] + 0.2, at[1] + radii[1] + 0.2, at[2] + radii[2] + 0.2],
      0.07,
    ),
  });
  return [
    {
      role: 'body',
      mesh: solidMesh((p) => Math.max(whole(p), -p[1]), [-16.4, -1.4, -5.6], [10.8, 18.6, 5.6], 0.19),
    },
    ...[-1, 1].flatMap((side): Part[] => [
      {
        role: 'tusk',
        mesh: tube({
          path: (t) => [-9.3 - 3.6 * t, 9.9 - 1.6 * t + 2.4 * t * t, side * (1.35 + 0.9 * t)],
          radius: (t) => 0.52 * (1 - t) ** 0.6 + 0.03,
        }),
      },
      small('white', [-8.75, 12.75, side * 2.02], [0.52, 0.36, 0.3]),
      small('eye', [-8.9, 12.74, side * 2.2], [0.26, 0.28, 0.2]),
    ]),
    ...FEET.flatMap(([x, , z]) =>
      [-0.75, 0, 0.75].map((off) =>
        small('nail', [x - 1.6 - 0.25 * (1 - Math.abs(off)), 0.42, z + off], [0.34, 0.42, 0.34]),
      ),
    ),
    small('hair', [9.7, 5.7, 0], [0.55, 1.15, 0.5]),
  ];
}

/** A wire laid round a solid where a plane meets it. */
export function ring(solid: Solid, centre: Vector, axis: Vector, radius: number, reach: number): Mesh {
  return tube({ path: girdle(solid, centre, axis, reach), radius: () => radius, rows: 72, columns: 9 });
}

/** The way the trunk runs at one of its points. */
export function trunkHeading(index: number): Vector {
  const [from, to] = [TRUNK_LINE[Math.max(0, index - 1)], TRUNK_LINE[Math.min(7, index + 1)]];
  if (!from || !to) throw new RangeError(`the trunk has no point ${index}`);
  return [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
}
