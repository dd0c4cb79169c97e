import type { Form, Part } from '../form';
import { foldedLayer } from '../geometry/foldedLayer';
import { moved } from '../geometry/moved';
import { noise } from '../geometry/noise';
import { tube } from '../geometry/tube';
import type { Vector } from '../geometry/vector';

const [SIDE, NAPKINS, DOUBLE] = [23, 6, 0.4];
const CLOTH = 2 * SIDE;

/** Six napkins of 46 cm in a pile, each folded in four, their hems to the right and behind. */
export const napkinStack: Form = {
  canvases: [
    {
      name: 'cloth',
      width: CLOTH,
      height: CLOTH,
      kind: 'sheet',
      zones: [
        { name: 'rim', from: 0.05, to: 0.21 },
        { name: 'field', from: 0.23, to: 1 },
      ],
    },
  ],
  elevation: 36,
  fill: { height: 0.7, width: 0.82 },
  closeUp: { at: [1, 3.4, -6.5], height: 12 },
  place: 'table',
  build: () => ({ parts: Array.from({ length: NAPKINS }, (_, i) => napkin(i)).flat() }),
};

/** One napkin: two doubled layers, and the hems of their right ends. */
function napkin(index: number): Part[] {
  const top = index === NAPKINS - 1;
  const move = {
    rotate: [0, 30 + 12 * noise(index * 1.7, 3, 8), 0],
    shift: [1.1 * noise(index * 2.3, 1, 1), 0, 1.1 * noise(index * 2.9, 5, 2)],
  } as const;
  return [0, 1].flatMap((half): Part[] => {
    const bottom = (2 * index + half) * (DOUBLE + 0.035);
    const back = half * 0.18 * noise(index, 4, 1);
    const bend = ([x, y, z]: Vector): Vector => {
      const pile = y / (NAPKINS * 2 * DOUBLE);
      const edge = Math.max(Math.abs(x), Math.abs(z)) / (SIDE / 2);
      const soft =
        0.5 * noise(x * 0.13 + index * 5, index * 1.3, z * 0.13) +
        0.2 * noise(x * 0.33, index * 2.1 + half, z * 0.35);
      // A napkin pressed once keeps the cross of its creases.
      const crease = top && half === 1 ? -0.06 * Math.exp(-((x + 0.4) ** 2) / 0.05) : 0;
      const corner = Math.max(0, 1 - Math.hypot(x - SIDE / 2, z + SIDE / 2) / 7);
      const lift =
        top && half === 1 ? 2.4 * corner ** 2 : 0.5 * Math.max(0, noise(index * 3.7, half, 9)) * corner ** 2;
      return [
        x + 0.3 * noise(z * 0.24, index * 3 + half, 2) + back,
        Math.max(0.02, y + soft * pile * 1.5 - 0.8 * pile * edge ** 4 + crease + lift),
        z + 0.3 * noise(x * 0.2, index * 3 + half, 7) - back,
      ];
    };
    const cloth = foldedLayer({
      width: SIDE,
      depth: SIDE - back,
      thick: DOUBLE,
      bottom,
      columns: top ? 200 : 110,
      rows: top ? 220 : 70,
      cloth: CLOTH,
      slide: top && half === 1 ? 0 : 1 + ((index * 5.3 + half * 8.1) % 14),
      bend,
    });
    const hems = [0.2, 0.8].map((level) =>
      tube({
        path: (t) => bend([SIDE / 2 - 0.02, bottom + DOUBLE * level, (t - 0.5) * SIDE]),
        radius: () => 0.095,
        flatness: 1.5,
        rows: 70,
        columns: 10,
      }),
    );
    return [
      { role: 'cloth', index, mesh: moved(cloth, move) },
      ...hems.map((mesh): Part => ({ role: 'hem', index, mesh: moved(mesh, move) })),
    ];
  });
}
