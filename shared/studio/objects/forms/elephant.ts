import type { Form, Part } from '../form';
import { girdle } from '../geometry/girdle';
import { moved } from '../geometry/moved';
import { block, coat, ellipsoid, grownTogether, limb, type Solid } from '../geometry/solid';
import { solidMesh } from '../geometry/solidMesh';
import { tube } from '../geometry/tube';
import type { Vector } from '../geometry/vector';

const TRUNK_LINE: readonly Vector[] = [
  [-8.4, 11.6, 0],
  [-10.4, 10.4, 0],
  [-12.2, 10.2, 0],
  [-13.6, 11.4, 0],
  [-14, 13.4, 0],
  [-13.5, 15.2, 0],
  [-12.2, 16.3, 0],
  [-10.9, 16.1, 0],
];
const TRUNK: readonly (readonly [Vector, number])[] = TRUNK_LINE.map((at, i) => [
  at,
  1.95 - 1.36 * (i / 7) ** 0.75,
]);
const LEGS: readonly Vector[] = [
  [-3.9, 0.7, 2.3],
  [-4.3, 0.7, -2.3],
  [4.6, 0.7, 2.3],
  [5.0, 0.7, -2.3],
];

const barrel: Solid = limb([-2.6, 9.4, 0], [4, 9, 0], 4.15, 4.35);
const body: Solid = grownTogether(
  [
    barrel,
    ellipsoid([-7, 12, 0], [3.1, 3.3, 2.9]),
    ellipsoid([-6.5, 13.9, 1.15], [1.8, 1.5, 1.3]),
    ellipsoid([-6.5, 13.9, -1.15], [1.8, 1.5, 1.3]),
    ...TRUNK.slice(1).map(([to, radius], i) =>
      limb(TRUNK[i]?.[0] ?? to, to, TRUNK[i]?.[1] ?? radius, radius),
    ),
    ...LEGS.flatMap((foot) => [
      limb([foot[0] * 0.92, 7, foot[2] * 0.85], foot, 2.0, 1.5),
      limb([foot[0], 0.75, foot[2]], [foot[0] - 0.2, 0.55, foot[2]], 1.72, 1.72),
    ]),
    limb([8.1, 10.4, 0], [9.3, 6.4, 0], 0.42, 0.3),
    ellipsoid([9.35, 5.8, 0], [0.5, 0.95, 0.5]),
  ],
  1.7,
);
const ears: Solid = grownTogether(
  [1, -1].flatMap((side) => [
    ellipsoid([-5.7, 12.3, side * 4.25], [2.1, 3, 0.6]),
    ellipsoid([-5.3, 10.1, side * 4.4], [1.4, 2.2, 0.55]),
    limb([-6.4, 12.6, side * 2.2], [-5.8, 12.4, side * 4], 0.9, 0.6),
  ]),
  0.8,
);
const whole = grownTogether([body, ears], 0.5);
const saddle = coat(body, 0.28, block([-2.4, 7.2, -9], [4.6, 20, 9]));

/** A caparisoned elephant with its trunk raised, 17 cm high. */
export const elephant: Form = {
  canvases: [],
  elevation: 12,
  closeUp: { at: [0, 10.5, -4.5], height: 10 },
  place: 'table',
  build: () => {
    const stance = { rotate: [0, 24, 0] } as const;
    const [low, high]: [Vector, Vector] = [
      [-16, -1.4, -5.6],
      [10.6, 17.8, 5.6],
    ];
    const parts: Part[] = [
      { role: 'body', mesh: solidMesh((p) => Math.max(whole(p), -p[1]), low, high, 0.2) },
      { role: 'saddle', mesh: solidMesh(saddle, [-3, 6, -5.6], [5.2, 14.4, 5.6], 0.17) },
      ...wires().map((mesh) => ({ role: 'wire', mesh })),
      ...[-1, 1].flatMap((side): Part[] => [
        {
          role: 'tusk',
          mesh: tube({
            path: (t) => [-9.4 - 3 * t, 9.6 - 1.3 * t + 1.5 * t * t, side * (1.5 + 0.7 * t)],
            radius: (t) => 0.5 * (1 - t) ** 0.6 + 0.03,
          }),
        },
        {
          role: 'eye',
          mesh: solidMesh(
            ellipsoid([-9.05, 13.0, side * 1.95], [0.3, 0.3, 0.24]),
            [-9.6, 12.4, side * 1.95 - 0.6],
            [-8.5, 13.6, side * 1.95 + 0.6],
            0.08,
          ),
        },
      ]),
    ];
    return { parts: parts.map((part) => (part.mesh ? { ...part, mesh: moved(part.mesh, stance) } : part)) };
  },
};

/** Cords and rings laid on: anklets, the saddle's borders, rings on the trunk. */
function wires() {
  const ring = (solid: Solid, centre: Vector, axis: Vector, radius: number, reach: number) =>
    tube({ path: girdle(solid, centre, axis, reach), radius: () => radius, rows: 96, columns: 10 });
  return [
    ...LEGS.flatMap(([x, , z]) => [1.5, 2.0, 2.9].map((y) => ring(body, [x, y, z], [0, 1, 0], 0.2, 2.6))),
    ...[-2.4, -1.9, 4.1, 4.6].map((x) => ring((p) => barrel(p) - 0.42, [x, 9.2, 0], [1, 0, 0], 0.22, 7)),

    ...TRUNK.slice(2, 7).map(([at], i) =>
      ring(body, at, direction(TRUNK[i + 1]?.[0] ?? at, TRUNK[i + 3]?.[0] ?? at), 0.13, 2.4),
    ),
  ];
}

const direction = (from: Vector, to: Vector): Vector => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
