import type { Pen } from '../Pen';

/** A village in the morning: huts, a well, people on their way, goats. */
export function village(pen: Pen): void {
  pen.ground(316).sun(240, 70, 30).tree(30, 316, 180).tree(452, 316, 216);
  pen.hut(66, 316, 116).hut(306, 316, 108);
  pen
    .outline([212, 316], [272, 316], [268, 288], [216, 288])
    .line([216, 288], [216, 244])
    .line([268, 288], [268, 244]);
  pen.line([210, 244], [274, 244]).line([242, 244], [242, 296]).dot(242, 250, 6);
  pen.person(196, 272, {
    height: 84,
    knot: true,
    arms: [
      [
        [-14, -30],
        [-6, -36],
      ],
      [
        [16, -14],
        [24, -20],
      ],
    ],
  });
  pen.pot(196, 234, 9);
  pen.person(290, 274, { height: 82, lean: -4 });
  for (const [x, y] of [
    [120, 222],
    [384, 222],
  ] as const) {
    pen.bird(x, y - 130).bird(x + 26, y - 116);
  }
}
