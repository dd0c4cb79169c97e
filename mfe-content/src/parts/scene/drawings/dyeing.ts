import type { Pen, Point } from '../Pen';

/** A printer at the long table, dyed lengths on the line, vats in the ground. */
export function dyeing(pen: Pen): void {
  pen.ground(318);
  pen.line([16, 60], [464, 60]);
  for (let length = 0; length < 5; length++) cloth(pen, 34 + length * 88, 60);
  pen
    .shape([60, 248], [340, 248], [340, 256], [60, 256])
    .line([80, 256], [80, 318])
    .line([320, 256], [320, 318]);
  for (let x = 72; x < 236; x += 22) {
    pen
      .dot(x, 240, 4)
      .line([x - 7, 240], [x + 7, 240])
      .line([x, 233], [x, 247]);
  }
  pen.shape([252, 236], [278, 236], [278, 246], [252, 246]);
  pen.person(288, 222, {
    height: 124,
    lean: -6,
    arms: [
      [
        [-20, -6],
        [-16, 4],
      ],
      [
        [2, -4],
        [-10, 4],
      ],
    ],
    legs: [
      [
        [-4, 32],
        [-6, 48],
      ],
      [
        [8, 32],
        [10, 48],
      ],
    ],
  });
  for (const x of [388, 440]) {
    pen.outline([x - 20, 272], [x + 20, 272], [x + 15, 318], [x - 15, 318]);
    for (let wave = -12; wave <= 8; wave += 10)
      pen.bow([x + wave, 272], [x + wave + 3, 262], [x + wave + 6, 272]);
  }
}

function cloth(pen: Pen, x: number, y: number): void {
  const hem: Point[] = [];
  for (let step = 0; step <= 6; step++) hem.push([x + step * 10, y + 112 + (step % 2) * 5]);
  pen.outline([x, y], [x + 60, y], ...hem.reverse());
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 3; column++) {
      const [spotX, spotY] = [x + 12 + column * 18, y + 16 + row * 16];
      if ((row + column) % 2 === 0) pen.dot(spotX, spotY, 3.4);
      else pen.line([spotX - 4, spotY + 3], [spotX, spotY - 4], [spotX + 4, spotY + 3]);
    }
  }
}
