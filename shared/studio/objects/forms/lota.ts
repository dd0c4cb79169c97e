import { turnedVessel } from './turnedVessel';

/** A lota, the round water pot with a flared lip, 15 cm high. */
export const lota = turnedVessel({
  outer: [
    [2.9, 0.1],
    [3.6, 0],
    [3.8, 0.2],
    [3.5, 0.8],
    [4.4, 1.4],
    [6.6, 3],
    [7.75, 5.6],
    [7.7, 7.8],
    [6.4, 10],
    [4.6, 11.2],
    [4.0, 12],
    [4.1, 12.8],
    [5.3, 13.9],
    [6.0, 14.3],
  ],
  thickness: 0.25,
  floor: 1.2,
  zones: [
    { name: 'foot', bottom: 0.9, top: 2.6 },
    { name: 'field', bottom: 2.6, top: 8.6 },
    { name: 'shoulder', bottom: 8.6, top: 11.0 },
    { name: 'neck', bottom: 11.4, top: 13.0 },
    { name: 'rim', bottom: 13.2, top: 14.3 },
  ],
  elevation: 15,
  closeUp: { at: [0.3, 7.5, -7], height: 9.5 },
  wobble: 0.003,
  mouth: { height: 13.6, radius: 4 },
});
