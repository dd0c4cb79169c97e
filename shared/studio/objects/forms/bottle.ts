import { turnedVessel } from './turnedVessel';

/** A long-necked bottle, a surahi, 34 cm high. */
export const bottle = turnedVessel({
  outer: [
    [4.4, 0.08],
    [5.2, 0],
    [5.5, 0.3],
    [5.3, 0.9],
    [5.0, 1.5],
    [5.9, 2.6],
    [8.3, 5.2],
    [9.3, 8.4],
    [8.9, 11.6],
    [6.9, 14.6],
    [4.2, 17],
    [2.65, 19.6],
    [2.05, 23],
    [1.9, 26.6],
    [2.05, 29.6],
    [2.75, 32],
    [3.7, 33.5],
    [4.0, 33.8],
  ],
  thickness: 0.4,
  floor: 1.4,
  zones: [
    { name: 'foot', bottom: 0.2, top: 3.6 },
    { name: 'field', bottom: 3.6, top: 12.6 },
    { name: 'shoulder', bottom: 12.6, top: 16.6 },
    { name: 'neck', bottom: 16.6, top: 31 },
    { name: 'rim', bottom: 31, top: 33.8 },
  ],
  elevation: 10,
  closeUp: { at: [0.5, 9.5, -8.5], height: 13 },
  wobble: 0.006,
  mouth: { height: 33.4, radius: 2.2 },
});
