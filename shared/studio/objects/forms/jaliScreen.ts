import type { Form, Part } from '../form';
import { moved } from '../geometry/moved';
import { slab } from '../geometry/slab';
import { jaliPanel } from './jaliPanel';

const [WIDTH, HEIGHT, RAIL, LEAVES] = [19, 46, 2.2, 3];

/** A folding table screen of three pierced leaves, 46 cm high. */
export const jaliScreen: Form = {
  canvases: [],
  elevation: 9,
  closeUp: { at: [-4, 28, -3], height: 17 },
  place: 'table',
  build: () => ({
    parts: Array.from({ length: LEAVES }, (_, i) =>
      leaf((i - 1) * (WIDTH + 0.3) * Math.cos(Math.PI / 7), i % 2 ? -2.2 : 2.2, i % 2 ? 26 : -26),
    ).flat(),
  }),
};

/** One leaf: a frame of rails and stiles about a pierced panel. */
function leaf(x: number, z: number, turn: number): Part[] {
  const bar = (width: number, height: number, cx: number, bottom: number): Part[] =>
    Object.values(slab({ width, depth: 1.9, bottom, top: bottom + height, corner: 0.3, edge: 0.25 })).map(
      (mesh) => ({
        role: 'plain',
        mesh: moved(moved(mesh, { shift: [cx, 0, 0] }), { rotate: [0, turn, 0], shift: [x, 0, z] }),
      }),
    );
  const stile = (WIDTH - RAIL) / 2;
  return [
    ...bar(RAIL, HEIGHT, -stile, 0),
    ...bar(RAIL, HEIGHT, stile, 0),
    ...bar(WIDTH - 2 * RAIL, RAIL * 1.4, 0, 2.2),
    ...bar(WIDTH - 2 * RAIL, RAIL * 1.4, 0, HEIGHT - 4.6),
    {
      role: 'plain',
      solid: jaliPanel({
        width: WIDTH - 2 * RAIL + 0.4,
        height: HEIGHT - 9.6,
        thickness: 0.9,
        pitch: 3.9,
        at: [x, HEIGHT / 2 + 0.2, z],
        turn,
      }),
    },
  ];
}
