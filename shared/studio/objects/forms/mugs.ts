import type { Form, Part } from '../form';
import type { Point } from '../geometry/curve';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import { tube } from '../geometry/tube';
import { innerProfile, wallCanvas } from './vessel';

const OUTER: readonly Point[] = [
  [2.9, 0.1],
  [3.3, 0],
  [3.5, 0.2],
  [3.9, 1.2],
  [4.25, 3.4],
  [4.3, 5.8],
  [4.15, 8],
  [4.1, 9.1],
];
const INNER = innerProfile(OUTER, 0.32, 0.7);

/** A pair of mugs, one behind the other, 9 cm high. */
export const mugs: Form = {
  canvases: [
    wallCanvas(OUTER, [
      { name: 'foot', bottom: 0.2, top: 1.8 },
      { name: 'field', bottom: 1.8, top: 7.6 },
      { name: 'rim', bottom: 7.6, top: 9.1 },
    ]),
    { ...wallCanvas(INNER, []), width: 26, name: 'inside' },
  ],
  elevation: 17,
  closeUp: { at: [-2.4, 5.6, -6.2], height: 9 },
  place: 'table',
  build: () => ({ parts: [...mug([-3.4, 0, -2.6], -38), ...mug([4.6, 0, 3.6], 28)] }),
};

/** @param turn degrees that the handle points to the right of the viewer's left */
function mug(shift: readonly [number, number, number], turn: number): Part[] {
  const move = { rotate: [0, turn + 90, 0], shift } as const;
  const handle = tube({
    path: (t) => {
      const angle = (t - 0.5) * Math.PI * 1.06;
      return [
        0,
        4.9 + 2.65 * Math.sin(angle) - 0.4 * Math.cos(angle),
        -(4.0 + 2.5 * Math.max(0, Math.cos(angle)) ** 0.8),
      ];
    },
    radius: (t) => 0.46 + 0.16 * Math.abs(2 * t - 1) ** 3,
    flatness: 1.35,
  });
  return [
    { role: 'outside', mesh: moved(revolve({ profile: OUTER, wobble: 0.01 }), move) },
    { role: 'inside', mesh: moved(revolve({ profile: INNER, wobble: 0.01 }), move) },
    { role: 'handle', mesh: moved(handle, { rotate: [0, turn, 0], shift }) },
  ];
}
