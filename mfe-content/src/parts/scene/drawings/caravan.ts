import type { Pen, Point } from '../Pen';

/** Goods on their way: a bullock cart, people with bundles, hills behind. */
export function caravan(pen: Pen): void {
  pen.ground(304);
  pen.line([0, 190], [70, 120], [130, 172], [210, 88], [300, 178], [360, 128], [480, 200]);
  for (const [x, y] of [
    [70, 120],
    [210, 88],
    [360, 128],
  ] as const) {
    for (let fold = 1; fold < 4; fold++) pen.line([x, y + fold * 8], [x + fold * 12, y + fold * 20]);
  }
  wheel(pen, [178, 272]);
  pen.outline([112, 240], [246, 240], [256, 206], [102, 206]).line([246, 236], [300, 246]);
  for (let bundle = 0; bundle < 4; bundle++) pen.dot(126 + bundle * 34, 192, 15);
  for (let bundle = 0; bundle < 3; bundle++) pen.dot(143 + bundle * 34, 168, 13);
  bullock(pen, 346, 252);
  pen.person(60, 250, {
    height: 104,
    knot: true,
    arms: [
      [
        [-14, -30],
        [-7, -36],
      ],
      [
        [14, -30],
        [7, -36],
      ],
    ],
    legs: [
      [
        [-8, 22],
        [-12, 32],
      ],
      [
        [6, 22],
        [12, 31],
      ],
    ],
  });
  pen.dot(60, 186, 14);
  pen.person(436, 252, { height: 102, lean: 3 });
}

function wheel(pen: Pen, [x, y]: Point): void {
  pen.ring(x, y, 32).ring(x, y, 26).dot(x, y, 6);
  for (let spoke = 0; spoke < 12; spoke++) {
    const angle = (spoke / 12) * 2 * Math.PI;
    pen.line([x, y], [x + Math.cos(angle) * 26, y + Math.sin(angle) * 26]);
  }
}

function bullock(pen: Pen, x: number, y: number): void {
  pen.shape([x - 46, y - 22], [x + 8, y - 26], [x + 40, y - 18], [x + 34, y + 12], [x - 40, y + 12]);
  pen.shape([x + 36, y - 24], [x + 64, y - 14], [x + 60, y], [x + 36, y - 2]);
  for (const legX of [-36, -24, 20, 30]) pen.line([x + legX, y + 12], [x + legX, y + 52]);
  pen
    .bow([x + 44, y - 22], [x + 40, y - 46], [x + 56, y - 50])
    .bow([x + 52, y - 20], [x + 58, y - 40], [x + 74, y - 40]);
  pen.bow([x - 46, y - 18], [x - 60, y], [x - 54, y + 26]);
}
