import type { Form } from '../form';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import type { Point } from '../geometry/curve';
import { wallCanvas } from './vessel';

const BODY: readonly Point[] = [
  [5.0, 0.1],
  [5.7, 0],
  [6.0, 0.3],
  [6.0, 0.8],
  [7.4, 2.0],
  [8.3, 4.2],
  [8.4, 6.2],
  [8.1, 7.6],
  [8.15, 7.9],
];
const LID: readonly Point[] = [
  [8.45, 7.95],
  [8.6, 8.1],
  [8.6, 8.7],
  [8.2, 9.5],
  [6.6, 10.9],
  [4.2, 11.8],
  [2.0, 12.2],
  [1.0, 12.35],
  [0.8, 12.7],
  [1.3, 13.3],
  [1.35, 13.9],
  [0.9, 14.5],
  [0.001, 14.8],
];

/** A round box with a domed, knobbed lid, 15 cm high. */
export const lidded: Form = {
  canvases: [
    {
      ...wallCanvas(BODY, [
        { name: 'foot', bottom: 0.8, top: 2.1 },
        { name: 'field', bottom: 2.1, top: 7.7 },
      ]),
      name: 'body',
    },
    {
      ...wallCanvas(LID, [
        { name: 'rim', bottom: 8.05, top: 9.3 },
        { name: 'shoulder', bottom: 9.3, top: 11.9 },
        { name: 'neck', bottom: 13.0, top: 14.6 },
      ]),
      name: 'lid',
    },
  ],
  elevation: 20,
  closeUp: { at: [0.5, 8.4, -7.4], height: 10 },
  place: 'table',
  build: ({ relief }) => {
    const [body, lid] = [relief('body'), relief('lid')];
    const fine = { rows: 260, columns: 420 };
    return {
      parts: [
        {
          role: 'body',
          mesh: revolve({ profile: BODY, wobble: 0.002, ...(body && { relief: body, ...fine }) }),
        },
        {
          role: 'lid',
          mesh: moved(revolve({ profile: LID, wobble: 0.002, ...(lid && { relief: lid, ...fine }) }), {
            rotate: [0, 11, 0],
          }),
        },
      ],
    };
  },
};
