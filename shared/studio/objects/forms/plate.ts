import type { Form } from '../form';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import { tube } from '../geometry/tube';

const RADIUS = 13;

/** A dinner-sized plate on a bent stand, 26 cm across. */
export const plate: Form = {
  canvases: [
    {
      name: 'face',
      width: RADIUS * 2,
      height: RADIUS * 2,
      kind: 'disc',
      zones: [
        { name: 'rim', from: 0.035, to: 0.3 },
        { name: 'field', from: 0.34, to: 0.62 },
        { name: 'centre', from: 0.62, to: 1 },
      ],
    },
  ],
  elevation: 9,
  closeUp: { at: [-2.5, 16, -1], height: 11 },
  place: 'table',
  build: ({ relief }) => {
    const raised = relief('face');
    const stood = { rotate: [-72, 0, 0], shift: [0, 13.1, 0] } as const;
    const face = revolve({
      profile: [
        [RADIUS, 2.35],
        [12.4, 2.3],
        [9.6, 1.5],
        [8.6, 0.75],
        [7.2, 0.42],
        [3.5, 0.36],
        [0.001, 0.36],
      ],
      rows: 160,
      columns: 240,
      wobble: 0.003,
      disc: RADIUS,
      ...(raised && { relief: raised }),
    });
    const back = revolve({
      profile: [
        [0.001, -0.02],
        [6.2, -0.02],
        [6.6, -0.5],
        [6.9, -0.5],
        [7.2, 0.0],
        [8.9, 0.4],
        [9.8, 1.1],
        [12.6, 1.95],
        [13.05, 2.15],
        [RADIUS, 2.35],
      ],
      wobble: 0.003,
    });
    const leg = (side: number) =>
      tube({
        path: (t) => [
          side * 4.6,
          0.2 + 3 * Math.max(0, 0.18 - t) + 11 * Math.max(0, t - 0.3) ** 1.2,
          -2.6 + 8.4 * t,
        ],
        radius: () => 0.2,
        rows: 40,
      });
    return {
      parts: [
        { role: 'face', mesh: moved(face, stood) },
        { role: 'back', mesh: moved(back, stood) },
        ...[-1, 1].map((side) => ({ role: 'stand', mesh: leg(side) })),
        { role: 'stand', mesh: tube({ path: (t) => [-4.6 + 9.2 * t, 0.3, 1.5], radius: () => 0.2 }) },
      ],
    };
  },
};
