import { coat, block, ellipsoid, grownTogether, limb, type Solid } from '../geometry/solid';
import type { Vector } from '../geometry/vector';

/** The middle of the raised trunk, from the face to its tip. */
export const TRUNK_LINE: readonly Vector[] = [
  [-8.6, 11.4, 0],
  [-10.5, 10.2, 0],
  [-12.3, 10, 0],
  [-13.7, 11.2, 0],
  [-14.2, 13.2, 0],
  [-13.9, 15.1, 0],
  [-12.7, 16.4, 0],
  [-11.4, 16.5, 0],
];
/** The middle of each foot. */
export const FEET: readonly Vector[] = [
  [-3.9, 0.7, 2.35],
  [-4.5, 0.7, -2.35],
  [4.7, 0.7, 2.35],
  [5.2, 0.7, -2.35],
];

const trunk = TRUNK_LINE.map((at, i): readonly [Vector, number] => [at, 1.95 - 1.4 * (i / 7) ** 0.8]);

/** Back, belly and rump without legs and head. */
export const torso: Solid = grownTogether(
  [
    limb([-2.8, 9.7, 0], [3.6, 9.3, 0], 4.05, 4.2),
    ellipsoid([4.9, 8.9, 0], [3.5, 4.1, 3.7]),
    ellipsoid([0.6, 7.5, 0], [4.8, 2.7, 3.5]),
  ],
  2,
);

/** Head with its two domes, and the trunk. */
export const head: Solid = grownTogether(
  [
    ellipsoid([-7, 12.1, 0], [3, 3.2, 2.8]),
    ellipsoid([-6.7, 14.2, 1.2], [1.75, 1.55, 1.25]),
    ellipsoid([-6.7, 14.2, -1.2], [1.75, 1.55, 1.25]),
    ellipsoid([-8, 10.6, 0], [1.9, 1.7, 2]),
    ...trunk
      .slice(1)
      .map(([to, radius], i) => limb(trunk[i]?.[0] ?? to, to, trunk[i]?.[1] ?? radius, radius)),
  ],
  1.2,
);

/** All of the animal but its ears. */
export const body: Solid = grownTogether(
  [
    torso,
    head,
    ...FEET.flatMap((foot) => [
      limb([foot[0] * 0.92, 7, foot[2] * 0.85], foot, 2.1, 1.5),
      limb([foot[0], 0.75, foot[2]], [foot[0] - 0.25, 0.5, foot[2]], 1.75, 1.75),
    ]),
    limb([8, 10.6, 0], [9.5, 6.6, 0], 0.45, 0.26),
  ],
  1.5,
);

/** Both ears: broad above, drawn to a lobe below, thin. */
export const ears: Solid = grownTogether(
  [1, -1].flatMap((side) => [
    ellipsoid([-5.1, 12.4, side * 4.1], [2.5, 2.7, 0.42]),
    ellipsoid([-4.7, 10.2, side * 4.25], [1.7, 2.3, 0.38]),
    limb([-6.3, 12.8, side * 2], [-5.6, 12.6, side * 3.8], 0.8, 0.45),
  ]),
  0.6,
);

/** The coat of cloth over the back. */
export const saddleCoat = (thickness: number): Solid =>
  coat(torso, thickness, block([-2.6, 6.9, -9], [4.6, 20, 9]));

/** Where a ray from a point inside leaves a solid. */
export function surfacePoint(solid: Solid, from: Vector, direction: Vector, reach: number): Vector {
  const at = (t: number): Vector => [
    from[0] + direction[0] * t,
    from[1] + direction[1] * t,
    from[2] + direction[2] * t,
  ];
  let [near, far] = [0, reach];
  for (let round = 0; round < 18; round++) {
    const middle = (near + far) / 2;
    if (solid(at(middle)) < 0) near = middle;
    else far = middle;
  }
  return at(near);
}
