import type { Pen } from '../Pen';

/** Someone reads aloud under a tree; three others listen. */
export function scribe(pen: Pen): void {
  pen.ground(312).tree(118, 312, 232).sun(404, 76, 26);
  pen.person(180, 262, {
    height: 112,
    arms: [
      [
        [4, -4],
        [20, -8],
      ],
      [
        [18, -8],
        [22, -12],
      ],
    ],
    legs: [
      [
        [-14, 20],
        [6, 26],
      ],
      [
        [16, 18],
        [-6, 27],
      ],
    ],
  });
  pen
    .outline([212, 252], [232, 226], [250, 240], [230, 266])
    .line([222, 240], [240, 253])
    .line([227, 234], [245, 247]);
  for (const [index, x] of [300, 352, 404].entries()) {
    pen.person(x, 274, {
      height: 92 - index * 8,
      lean: -3,
      knot: index !== 1,
      legs: [
        [
          [-14, 18],
          [6, 24],
        ],
        [
          [14, 18],
          [-6, 25],
        ],
      ],
    });
  }
  pen.bird(290, 96).bird(322, 74).bird(256, 118);
}
