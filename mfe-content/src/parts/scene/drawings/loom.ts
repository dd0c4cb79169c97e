import type { Pen } from '../Pen';

/** Two weavers at an upright loom, a rug half done between its beams. */
export function loom(pen: Pen): void {
  pen.ground(318);
  pen.shape([70, 52], [410, 52], [410, 64], [70, 64]).shape([70, 300], [410, 300], [410, 312], [70, 312]);
  pen.shape([58, 36], [72, 36], [72, 318], [58, 318]).shape([408, 36], [422, 36], [422, 318], [408, 318]);
  for (let x = 84; x <= 396; x += 8) pen.line([x, 64], [x, 176]);
  pen.line([78, 176], [402, 176]).line([78, 300], [78, 176]).line([402, 300], [402, 176]);
  pen.line([78, 190], [402, 190]).line([78, 286], [402, 286]);
  for (let x = 84; x < 402; x += 14) pen.shape([x, 183], [x + 5, 178], [x + 10, 183], [x + 5, 188]);
  for (let column = 0; column < 5; column++) lozenge(pen, 112 + column * 64, 238);
  for (const [x, lean] of [
    [150, 4],
    [330, -4],
  ] as const) {
    pen.person(x, 262, {
      height: 116,
      lean,
      knot: x < 200,
      arms: [
        [
          [-16, -22],
          [-10, -44],
        ],
        [
          [16, -24],
          [9, -46],
        ],
      ],
      legs: [
        [
          [-16, 18],
          [-4, 26],
        ],
        [
          [16, 18],
          [4, 26],
        ],
      ],
    });
  }
  for (const x of [178, 240, 300]) pen.dot(x, 46, 6).line([x, 52], [x, 92]);
}

function lozenge(pen: Pen, x: number, y: number): void {
  pen.outline([x - 28, y], [x, y - 40], [x + 28, y], [x, y + 40]);
  pen.outline([x - 19, y], [x, y - 27], [x + 19, y], [x, y + 27]);
  pen.shape([x - 10, y], [x, y - 14], [x + 10, y], [x, y + 14]);
}
