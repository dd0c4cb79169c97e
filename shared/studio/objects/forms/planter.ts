import { turnedVessel } from './turnedVessel';

/** A tapered planter with a heavy rim, 20 cm high. */
export const planter = turnedVessel({
  outer: [
    [6.2, 0.1],
    [6.9, 0],
    [7.1, 0.2],
    [7.15, 0.6],
    [7.7, 4],
    [8.7, 9],
    [9.6, 14.4],
    [9.75, 15.6],
    [9.75, 15.6],
    [10.5, 15.9],
    [10.8, 16.2],
    [10.95, 17.6],
    [10.9, 19.2],
    [10.6, 19.8],
  ],
  thickness: 0.85,
  floor: 1.5,
  zones: [
    { name: 'foot', bottom: 0.8, top: 3.4 },
    { name: 'field', bottom: 3.4, top: 12.4 },
    { name: 'shoulder', bottom: 12.4, top: 15.4 },
    { name: 'rim', bottom: 16.2, top: 19.2 },
  ],
  elevation: 17,
  closeUp: { at: [0.5, 12, -9.5], height: 13 },
  wobble: 0.008,
});
