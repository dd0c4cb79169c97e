import type { Canvas, Form, Part } from '../form';
import { gridMesh } from '../geometry/gridMesh';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import { slab } from '../geometry/slab';
import { tube } from '../geometry/tube';
import { unit } from '../geometry/vector';
import { block, coat } from '../geometry/solid';
import { solidMesh } from '../geometry/solidMesh';
import { body, FEET, head, surfacePoint, torso, TRUNK_LINE } from './elephantBody';
import { animal, ring, STANCE, trunkHeading } from './elephantParts';

const saddle: Canvas = {
  name: 'saddle',
  width: 17,
  height: 8,
  kind: 'sheet',
  zones: [
    { name: 'rim', from: 0, to: 0.36 },
    { name: 'field', from: 0.36, to: 1 },
  ],
};

/** A painted elephant in procession: patterned cloth, gold cords, and a canopied seat on its back; 22 cm high. */
export const ambariElephant: Form = {
  canvases: [saddle],
  elevation: 11,
  fill: { height: 0.72, width: 0.8 },
  closeUp: { at: [-0.4, 12.6, -4.6], height: 13 },
  place: 'table',
  build: () => {
    const parts: Part[] = [...animal(), drape(), ...cords(), ...howdah(), ...brow()];
    return { parts: parts.map((part) => (part.mesh ? { ...part, mesh: moved(part.mesh, STANCE) } : part)) };
  },
};

/** The cloth from hem to hem over the back; its canvas runs across the animal. */
function drape(): Part {
  return {
    role: 'saddle',
    mesh: gridMesh({
      columns: 160,
      rows: 80,
      closed: false,
      point: (u, v) => {
        const angle = (u - 0.5) * 4.1;
        return surfacePoint(
          (p) => torso(p) - 0.24,
          [-2.9 + 7.6 * v, 9.2, 0],
          unit([0, Math.cos(angle), Math.sin(angle)]),
          8,
        );
      },
    }),
  };
}

/** Gold cords: at the hems of the cloth, about feet, trunk and neck; green beads along the cloth. */
function cords(): Part[] {
  const gold = [
    ...FEET.flatMap(([x, , z]) => [1.7, 2.15].map((y) => ring(body, [x, y, z], [0, 1, 0], 0.17, 2.4))),
    ...[-3, 4.75].map((x) => ring((p) => torso(p) - 0.24, [x, 9.2, 0], [1, 0, 0], 0.22, 7)),
    ...[2, 3, 4, 5, 6].map((i) => ring(head, TRUNK_LINE[i] ?? [0, 0, 0], trunkHeading(i), 0.12, 2.4)),
    ring((p) => Math.min(torso(p), head(p)) - 0.05, [-4.6, 10.9, 0], [1, -0.35, 0], 0.24, 6),
  ].map((mesh): Part => ({ role: 'wire', mesh }));
  const beads = [-1, 1].flatMap((side) =>
    Array.from({ length: 11 }, (_, i): Part => {
      const angle = side * 2.08;
      const at = surfacePoint(
        (p) => torso(p) - 0.3,
        [-2.7 + 0.72 * i, 9.2, 0],
        unit([0, Math.cos(angle), Math.sin(angle)]),
        8,
      );
      const knob = revolve({
        profile: [
          [0.001, -0.5],
          [0.26, -0.34],
          [0.34, -0.05],
          [0.16, 0.22],
          [0.001, 0.3],
        ],
        rows: 14,
        columns: 16,
      });
      return { role: 'wing', mesh: moved(knob, { shift: [at[0], at[1] - 0.2, at[2]] }) };
    }),
  );
  return [...gold, ...beads];
}

/** A red cloth on the brow, drawn to a point, with a gold boss. */
function brow(): Part[] {
  const cloth = coat(head, 0.16, (p) =>
    Math.max(block([-10.4, 12.2, -1.5], [-6.4, 15.9, 1.5])(p), Math.abs(p[2]) - (p[1] - 11.9) * 0.6),
  );
  const boss = surfacePoint(head, [-7, 13.4, 0], [-1, 0, 0], 5);
  return [
    { role: 'cloth', mesh: solidMesh(cloth, [-11, 11.6, -1.8], [-6, 16.4, 1.8], 0.11) },
    {
      role: 'wire',
      mesh: solidMesh(
        (p) => Math.hypot(p[0] - boss[0], p[1] - boss[1], p[2]) - 0.42,
        [boss[0] - 0.8, boss[1] - 0.8, -0.8],
        [boss[0] + 0.8, boss[1] + 0.8, 0.8],
        0.09,
      ),
    },
  ];
}

/** The seat: a base, a low rail, four posts and a canopy with a finial. */
function howdah(): Part[] {
  const [x, floor] = [0.9, 13.4];
  const base = slab({
    width: 5.4,
    depth: 4.4,
    bottom: floor - 0.5,
    top: floor + 0.5,
    corner: 0.5,
    edge: 0.15,
  });
  const wall = slab({
    width: 4.8,
    depth: 3.8,
    bottom: floor + 0.5,
    top: floor + 1.9,
    corner: 0.4,
    edge: 0.12,
  });
  const eaves = slab({ width: 5.8, depth: 4.8, bottom: floor + 5, top: floor + 5.6, corner: 0.7, edge: 0.2 });
  const dome = revolve({
    profile: [
      [2.55, 0],
      [2.5, 0.5],
      [2.1, 1.3],
      [1.2, 1.95],
      [0.5, 2.25],
      [0.26, 2.5],
      [0.34, 2.8],
      [0.2, 3.1],
      [0.001, 3.5],
    ],
    rows: 60,
    columns: 60,
  });
  const posts = [-2.1, 2.1].flatMap((dx) =>
    [-1.6, 1.6].map((dz): Part => ({
      role: 'wire',
      mesh: tube({
        path: (t) => [x + dx, floor + 0.5 + 4.6 * t, dz],
        radius: (t) => 0.2 + 0.08 * Math.sin(t * 22),
        rows: 60,
        columns: 16,
      }),
    })),
  );
  const place = { shift: [x, 0, 0] } as const;
  const both = (role: string, { sides, top }: { sides: Part['mesh']; top: Part['mesh'] }): Part[] =>
    [sides, top].flatMap((mesh) => (mesh ? [{ role, mesh: moved(mesh, place) }] : []));
  return [
    ...both('wire', base),
    ...both('wing', wall),
    ...both('wire', eaves),
    ...posts,
    { role: 'cloth', mesh: moved(dome, { shift: [x, floor + 5.55, 0] }) },
  ];
}
