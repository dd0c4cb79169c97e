import type { Canvas, Form, Part } from '../form';
import type { Relief } from '../geometry/gridMesh';
import { moved, type Move } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import { slab } from '../geometry/slab';

const face = (name: string, side: number): Canvas => ({
  name,
  width: side,
  height: side,
  kind: 'sheet',
  zones: [
    { name: 'rim', from: 0.05, to: 0.24 },
    { name: 'centre', from: 0.26, to: 1 },
  ],
});

/** Carved printing blocks: one leaning to show its face, one lying face up, one set down on its face with the handle up; 12 cm and less. */
export const printingBlocks: Form = {
  canvases: [face('large', 12), face('small', 8)],
  elevation: 22,
  closeUp: { at: [-3.5, 6.5, 1], height: 8 },
  place: 'table',
  build: ({ relief }) => ({
    parts: [
      ...carved('large', 12, relief('large'), { rotate: [-68, 14, 0], shift: [-3.2, 5.7, 3.6] }),
      ...carved('small', 8, relief('small'), { rotate: [0, -22, 0], shift: [6.2, 0, -3.6] }),
      ...upright(),
    ],
  }),
};

function carved(role: string, side: number, topRelief: Relief | undefined, move: Move): Part[] {
  const { sides, top } = slab({
    width: side,
    depth: side,
    bottom: 0,
    top: 3,
    corner: 0.4,
    edge: 0.2,
    ...(topRelief && { topRelief }),
  });
  return [
    { role, mesh: moved(top, move) },
    { role: 'block', mesh: moved(sides, move) },
  ];
}

function upright(): Part[] {
  const move = { rotate: [0, 34, 0], shift: [7.4, 0, 6] } as const;
  const { sides, top } = slab({ width: 7.5, depth: 6, bottom: 0, top: 2.8, corner: 0.5, edge: 0.35 });
  const handle = revolve({
    profile: [
      [1.5, 2.7],
      [1.25, 3.1],
      [1.05, 4.2],
      [1.2, 5.4],
      [1.75, 6.4],
      [1.8, 7.1],
      [1.3, 7.8],
      [0.001, 8.05],
    ],
    rows: 60,
    columns: 60,
  });
  return [sides, top, handle].map((mesh) => ({ role: 'block', mesh: moved(mesh, move) }));
}
