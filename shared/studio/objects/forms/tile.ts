import type { Form } from '../form';
import { moved } from '../geometry/moved';
import { slab } from '../geometry/slab';
import { tube } from '../geometry/tube';

const SIDE = 20;

/** A square tile on a bent stand, 20 cm. */
export const tile: Form = {
  canvases: [
    {
      name: 'face',
      width: SIDE,
      height: SIDE,
      kind: 'sheet',
      zones: [
        { name: 'rim', from: 0.05, to: 0.28 },
        { name: 'centre', from: 0.28, to: 1 },
      ],
    },
  ],
  elevation: 8,
  closeUp: { at: [-2.5, 12.5, -1], height: 9 },
  place: 'table',
  build: ({ relief }) => {
    const topRelief = relief('face');
    const { top, sides } = slab({
      width: SIDE,
      depth: SIDE,
      bottom: 0,
      top: 1.1,
      corner: 0.35,
      edge: 0.22,
      ...(topRelief && { topRelief }),
    });
    const stood = { rotate: [-76, 0, 0], shift: [0, 10.2, 0.6] } as const;
    const turned = { rotate: [0, -14, 0] } as const;
    const leg = (side: number) =>
      tube({
        path: (t) => [
          side * 5,
          0.2 + 2.4 * Math.max(0, 0.16 - t) * 3 + 7 * Math.max(0, t - 0.3),
          -3.6 + 9 * t,
        ],
        radius: () => 0.2,
        rows: 40,
      });
    return {
      parts: [
        { role: 'face', mesh: moved(moved(top, stood), turned) },
        { role: 'edge', mesh: moved(moved(sides, stood), turned) },
        ...[-1, 1].map((side) => ({ role: 'stand', mesh: moved(leg(side), turned) })),
      ],
    };
  },
};
