import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import { tube } from '../geometry/tube';
import { turnedVessel } from './turnedVessel';

/** A wide, shallow urli for floating flowers, 34 cm across, with a ring handle on either side. */
export const urli = turnedVessel({
  outer: [
    [6.6, 0.1],
    [7.4, 0],
    [7.6, 0.25],
    [7.5, 0.6],
    [9.6, 1.2],
    [13.2, 2.9],
    [15.3, 5.4],
    [15.9, 8.0],
    [15.6, 9.5],
    [15.9, 10.3],
    [17.3, 10.75],
    [17.5, 10.8],
  ],
  thickness: 0.4,
  floor: 1.2,
  zones: [
    { name: 'foot', bottom: 0.6, top: 2.2 },
    { name: 'field', bottom: 2.2, top: 8.2 },
    { name: 'shoulder', bottom: 8.2, top: 9.9 },
    { name: 'rim', bottom: 9.9, top: 10.8 },
  ],
  elevation: 24,
  closeUp: { at: [1, 7, -14.5], height: 13 },
  wobble: 0.002,
  additions: [-1, 1].flatMap((side) => [
    {
      role: 'trim',
      mesh: tube({
        path: (t) => {
          const angle = (t - 0.5) * Math.PI;
          return [side * (15.2 + 3.5 * Math.cos(angle)), 8.2 + 0.9 * Math.cos(angle), 3.1 * Math.sin(angle)];
        },
        radius: () => 0.62,
      }),
    },
    ...[-3.1, 3.1].map((z) => ({
      role: 'trim',
      mesh: moved(
        revolve({
          profile: [
            [0.01, 7.0],
            [0.9, 7.3],
            [1.1, 8.2],
            [0.9, 9.1],
            [0.01, 9.4],
          ],
          columns: 24,
          rows: 16,
        }),
        { shift: [side * 15.5, 0, z] },
      ),
    })),
  ]),
});
