import type { Pen } from '../Pen';

/** A potter at the wheel among finished pots, under a tree. */
export function potter(pen: Pen): void {
  pen.ground(306).tree(404, 306, 208).sun(84, 78, 28);
  pen.outline([178, 292], [302, 292], [310, 304], [170, 304]).line([240, 292], [240, 274]);
  pen.shape([210, 268], [270, 268], [262, 276], [218, 276]).pot(240, 268, 24);
  pen.person(178, 236, {
    height: 132,
    lean: 6,
    knot: true,
    arms: [
      [
        [6, -4],
        [22, -2],
      ],
      [
        [20, -14],
        [24, -6],
      ],
    ],
    legs: [
      [
        [-12, 26],
        [4, 32],
      ],
      [
        [20, 20],
        [22, 32],
      ],
    ],
  });
  const shelf = [
    [330, 304, 13],
    [362, 304, 16],
    [446, 304, 18],
    [36, 304, 18],
    [74, 304, 14],
    [106, 304, 18],
    [55, 272, 11],
    [90, 270, 10],
  ] as const;
  for (const [x, y, radius] of shelf) pen.pot(x, y, radius);
  pen.bird(190, 84).bird(222, 64).bird(258, 92);
}
