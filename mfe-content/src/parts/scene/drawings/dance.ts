import type { Pen, Point } from '../Pen';

const CENTRE: Point = [240, 186];
const DANCERS = 19;

/** The tarpa dance: hands joined, a ring of dancers round the player of the pipe. */
export function dance(pen: Pen): void {
  const [x, y] = CENTRE;
  for (let dancer = 0; dancer < DANCERS; dancer++) {
    const angle = (dancer / (DANCERS + 2)) * 2 * Math.PI - 0.4;
    const reach: Point = [Math.cos(angle) * 184, Math.sin(angle) * 128];
    pen.person(x + reach[0], y + reach[1], {
      height: 62,
      lean: Math.cos(angle) * 4,
      knot: dancer % 2 === 0,
      arms: [
        [
          [-16, -10],
          [-26, -14],
        ],
        [
          [16, -10],
          [26, -14],
        ],
      ],
      legs: [
        [
          [-8, 20],
          [-4, 32],
        ],
        [
          [4, 22],
          [12, 30],
        ],
      ],
    });
  }
  pen.person(x - 24, y + 10, {
    height: 88,
    lean: 4,
    arms: [
      [
        [8, -20],
        [20, -26],
      ],
      [
        [18, -18],
        [26, -20],
      ],
    ],
  });
  pen.shape([x - 4, y - 30], [x + 2, y - 36], [x + 64, y + 26], [x + 50, y + 38]).ring(x + 58, y + 34, 12);
}
