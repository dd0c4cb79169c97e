import type { Form } from '../form';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';

const RADIUS = 20;

/** A round wall relief, leaning back; 40 cm across. */
export const roundel: Form = {
  canvases: [
    {
      name: 'face',
      width: RADIUS * 2,
      height: RADIUS * 2,
      kind: 'disc',
      zones: [
        { name: 'rim', from: 0.05, to: 0.27 },
        { name: 'field', from: 0.3, to: 0.56 },
        { name: 'centre', from: 0.57, to: 1 },
      ],
    },
  ],
  elevation: 6,
  closeUp: { at: [-4, 25, -2], height: 15 },
  place: 'wall',
  build: ({ relief }) => {
    const raised = relief('face');
    const stood = { rotate: [-84, 0, 0], shift: [0, RADIUS + 0.1, 0] } as const;
    const face = revolve({
      profile: [
        [RADIUS - 0.1, 0.9],
        [RADIUS - 0.5, 1.35],
        [RADIUS - 1.0, 1.3],
        [RADIUS - 1.3, 1.0],
        [RADIUS - 1.6, 0.95],
        [8, 0.95],
        [0.001, 0.95],
      ],
      rows: 420,
      columns: 720,
      wobble: 0.002,
      disc: RADIUS,
      ...(raised && { relief: raised }),
    });
    const back = revolve({
      profile: [
        [0.001, 0],
        [RADIUS - 0.4, 0],
        [RADIUS - 0.05, 0.25],
        [RADIUS - 0.1, 0.9],
      ],
      rows: 20,
      wobble: 0.002,
    });
    return {
      parts: [
        { role: 'face', mesh: moved(face, stood) },
        { role: 'back', mesh: moved(back, stood) },
      ],
    };
  },
};
