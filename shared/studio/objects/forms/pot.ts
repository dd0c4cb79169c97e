import { turnedVessel } from './turnedVessel';

/** A round-bellied matka, 24 cm high. */
export const pot = turnedVessel({
  outer: [
    [3.4, 0.1],
    [4.2, 0],
    [6.6, 0.9],
    [9.6, 3.6],
    [11.6, 8],
    [11.9, 12],
    [10.4, 16.2],
    [7.2, 18.9],
    [5.4, 20],
    [5.1, 20.9],
    [5.5, 22.3],
    [6.6, 23.4],
    [7.3, 23.7],
  ],
  thickness: 0.6,
  floor: 1.2,
  zones: [
    { name: 'foot', bottom: 1.2, top: 4.4 },
    { name: 'field', bottom: 4.4, top: 13.4 },
    { name: 'shoulder', bottom: 13.4, top: 17.6 },
    { name: 'neck', bottom: 19.9, top: 22.6 },
    { name: 'rim', bottom: 22.6, top: 23.7 },
  ],
  elevation: 14,
  closeUp: { at: [0.5, 12.5, -11], height: 14 },
  wobble: 0.012,
  mouth: { height: 22.4, radius: 4.4 },
});
