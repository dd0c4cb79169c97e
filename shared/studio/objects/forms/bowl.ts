import { turnedVessel } from './turnedVessel';

/** A footed bowl, 22 cm across. */
export const bowl = turnedVessel({
  outer: [
    [4.0, 0.1],
    [4.7, 0],
    [4.95, 0.25],
    [4.75, 0.9],
    [4.6, 1.3],
    [5.3, 1.9],
    [7.6, 3.2],
    [9.5, 5.2],
    [10.5, 7.6],
    [10.9, 9.3],
    [11.1, 10.1],
  ],
  thickness: 0.42,
  floor: 1.9,
  zones: [
    { name: 'foot', bottom: 0.2, top: 2.6 },
    { name: 'field', bottom: 2.6, top: 8.4 },
    { name: 'rim', bottom: 8.4, top: 10.1 },
  ],
  elevation: 24,
  closeUp: { at: [0.5, 7.2, -9.6], height: 12 },
  wobble: 0.006,
});
