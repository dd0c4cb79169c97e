import type { Pen } from '../Pen';

/** A metal caster at the furnace, an elephant that has come out of it. */
export function casting(pen: Pen): void {
  pen.ground(308).tree(48, 308, 190);
  furnace(pen, 226);
  pen.person(146, 238, {
    height: 130,
    lean: 4,
    arms: [
      [
        [10, -6],
        [28, -2],
      ],
      [
        [20, -16],
        [30, -6],
      ],
    ],
  });
  elephant(pen, 372, 230);
  pen.bird(300, 70).bird(334, 92).bird(272, 98);
}

function furnace(pen: Pen, x: number): void {
  pen.shape([x - 26, 308], [x - 18, 262], [x + 18, 262], [x + 26, 308]);
  for (const [dx, height] of [
    [-14, 40],
    [0, 64],
    [14, 46],
  ] as const) {
    pen.bow([x + dx - 7, 260], [x + dx - 12, 260 - height * 0.6], [x + dx, 260 - height]);
    pen.bow([x + dx + 7, 260], [x + dx + 12, 260 - height * 0.6], [x + dx, 260 - height]);
  }
}

function elephant(pen: Pen, x: number, y: number): void {
  pen
    .bow([x - 66, y + 76], [x - 72, y - 46], [x + 4, y - 46])
    .bow([x + 4, y - 46], [x + 76, y - 46], [x + 70, y + 76]);
  pen.line(
    [x - 66, y + 76],
    [x - 38, y + 76],
    [x - 34, y + 30],
    [x + 28, y + 30],
    [x + 36, y + 76],
    [x + 70, y + 76],
  );
  for (let band = 0; band < 7; band++) {
    const bandX = x - 44 + band * 15;
    pen.bow([bandX, y + 28], [bandX - 6, y - 10], [bandX, y - 34]);
  }
  for (const legX of [x - 64, x + 40]) {
    for (let row = 0; row < 4; row++) pen.line([legX, y + 40 + row * 9], [legX + 26, y + 40 + row * 9]);
  }
  pen
    .ring(x - 70, y - 16, 27)
    .ring(x - 60, y - 14, 16)
    .dot(x - 80, y - 22, 3);
  pen
    .bow([x - 92, y - 4], [x - 112, y + 30], [x - 96, y + 60])
    .bow([x - 84, y + 6], [x - 100, y + 34], [x - 88, y + 58]);
  pen.line([x - 86, y + 6], [x - 104, y + 2]).bow([x + 70, y - 6], [x + 88, y + 12], [x + 80, y + 40]);
  pen.shape([x - 22, y - 48], [x + 30, y - 48], [x + 24, y - 62], [x - 16, y - 62]);
  pen.person(x + 4, y - 74, { height: 48 });
}
