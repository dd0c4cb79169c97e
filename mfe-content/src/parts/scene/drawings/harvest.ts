import type { Pen } from '../Pen';

/** A field of wheat after noon: one woman choosing straw, another carrying a sheaf home. */
export function harvest(pen: Pen): void {
  pen.ground(314).sun(392, 80, 34).bird(250, 62).bird(282, 84).bird(222, 92);
  for (let x = 14; x < 236; x += 17) stalk(pen, x, 314, 116 + ((x * 7) % 34));
  pen.person(272, 246, {
    height: 132,
    lean: -10,
    knot: true,
    arms: [
      [
        [-24, -6],
        [-34, 6],
      ],
      [
        [-6, -4],
        [-28, 10],
      ],
    ],
  });
  pen.person(384, 240, {
    height: 140,
    knot: true,
    arms: [
      [
        [-16, -30],
        [-9, -38],
      ],
      [
        [16, -30],
        [9, -38],
      ],
    ],
    legs: [
      [
        [-8, 22],
        [-14, 34],
      ],
      [
        [6, 22],
        [10, 34],
      ],
    ],
  });
  pen.outline([334, 152], [434, 152], [428, 166], [340, 166]);
  for (let straw = 0; straw < 9; straw++)
    pen.line([330 + straw * 4, 150 + (straw % 3) * 7], [438 - straw * 3, 154 + (straw % 4) * 4]);
  for (let ear = 0; ear < 5; ear++) pen.line([436, 150 + ear * 4], [450, 144 + ear * 6]);
}

function stalk(pen: Pen, x: number, y: number, height: number): void {
  pen.line([x, y], [x, y - height]);
  for (let grain = 0; grain < 6; grain++) {
    const grainY = y - height + grain * 7;
    pen.line([x, grainY + 8], [x - 6, grainY]).line([x, grainY + 8], [x + 6, grainY]);
  }
  pen.bow([x, y - height * 0.4], [x + 9, y - height * 0.5], [x + 11, y - height * 0.3]);
}
