import type { Form, Part } from '../form';
import type { Point } from '../geometry/curve';
import { moved } from '../geometry/moved';
import { noise } from '../geometry/noise';
import { bentStrip } from '../geometry/strip';
import type { Vector } from '../geometry/vector';

const [WIDTH, DEPTH, THICK, GAP] = [30, 25, 0.42, 0.5];
const LAYERS = 4;
const PILE = LAYERS * GAP;

/** Three folded cloths in a pile, the topmost with its end turned back; 30 cm wide. */
export const foldedCloth: Form = {
  canvases: [
    {
      name: 'cloth',
      width: WIDTH * LAYERS + 12,
      height: DEPTH,
      kind: 'sheet',
      zones: [
        { name: 'rim', from: 0.03, to: 0.3 },
        { name: 'field', from: 0.34, to: 1 },
      ],
    },
  ],
  elevation: 27,
  closeUp: { at: [-4, 6.6, -8], height: 13 },
  place: 'table',
  build: () => ({
    parts: [...cloth(0, 0, -3), ...cloth(1, PILE + 0.35, 2.5), ...cloth(2, 2 * (PILE + 0.35), -1)],
  }),
};

/** One cloth folded back and forth, its fold to the left and to the right in turn. */
function cloth(index: number, height: number, turn: number): Part[] {
  const shrink = 1 - index * 0.015;
  const section: Point[] = [];
  for (let layer = 0; layer < LAYERS; layer++) {
    const y = layer * GAP + THICK;
    const [from, to] = layer % 2 === 0 ? [1, -1] : [-1, 1];
    const reach = (WIDTH / 2 - 0.5) * shrink;
    for (let i = 0; i <= 6; i++)
      section.push([(from + ((to - from) * i) / 6) * (reach - (i === 0 || i === 6 ? 0.1 : 0)), y]);
    if (layer < LAYERS - 1) section.push([to * (reach + 0.28), y + GAP / 2]);
  }
  // The upper side of a cloth that lies face up is the outside of its last layer.
  const bend = ([x, y, z]: Vector): Vector => {
    const lift =
      0.16 * noise(x * 0.12 + index * 9, index * 3.7, z * 0.14) + 0.05 * noise(x * 0.5, index * 5, z * 0.45);
    const slack = 0.25 * noise(y * 1.1, index * 7, z * 0.1);
    return [
      x + slack + 0.2 * noise(z * 0.2, y, index),
      Math.max(0.02, y + lift * Math.min(1, y / 1)),
      z * shrink + 0.3 * noise(x * 0.15, y * 1.3, index * 2.1),
    ];
  };
  const { upper, rest } = bentStrip({ section, thickness: THICK, depth: DEPTH, steps: 420, bend });
  const move = { rotate: [0, turn + 14, 0], shift: [0, height, 0] } as const;
  return [
    { role: 'cloth', index, mesh: moved(upper, move) },
    ...rest.map((mesh) => ({ role: 'back', index, mesh: moved(mesh, move) })),
  ];
}
