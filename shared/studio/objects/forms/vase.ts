import { turnedVessel } from './turnedVessel';

/** A baluster vase, 31 cm high. */
export const vase = turnedVessel({
  outer: [
    [4.6, 0.1],
    [5.3, 0],
    [5.62, 0.12],
    [5.75, 0.5],
    [5.72, 1.0],
    [5.5, 1.6],
    [6.0, 3.2],
    [8.1, 7.4],
    [9.75, 12.2],
    [9.9, 16.2],
    [8.4, 20.4],
    [5.6, 23.4],
    [4.15, 25.6],
    [3.85, 27.6],
    [4.3, 29.2],
    [5.5, 30.4],
    [5.95, 30.75],
  ],
  thickness: 0.45,
  floor: 1.4,
  zones: [
    { name: 'foot', bottom: 0.2, top: 5.4 },
    { name: 'field', bottom: 5.4, top: 18.9 },
    { name: 'shoulder', bottom: 18.9, top: 22.8 },
    { name: 'neck', bottom: 22.8, top: 28.0 },
    { name: 'rim', bottom: 28.0, top: 30.75 },
  ],
  elevation: 11,
  closeUp: { at: [0.5, 15.5, -9.5], height: 14 },
  wobble: 0.007,
  mouth: { height: 30.2, radius: 4.2 },
});
