import { curveThrough } from '../../drawing/curve';
import { points } from '../../drawing/points';
import { line, moved } from '../drawing';
import { doubleLined } from './doubleLined';
import { MITHILA } from './mithila';

const { ink, red, yellow, green, pink } = MITHILA;

/** A lotus in flower seen from the side, its stem down to x, y; about 1 wide. */
export function lotusFlower(x: number, y: number, size: number, petals: string = pink): string {
  const petal = (angle: number, length: number, width: number, color: string) =>
    moved(
      doubleLined(
        curveThrough(
          [
            [0, 0],
            [width, -0.45 * length],
            [0, -length],
            [-width, -0.45 * length],
          ],
          true,
        ),
        color,
        0.024,
      ) +
        [-0.3, 0, 0.3]
          .map((lean) =>
            line(
              [
                [lean * width, -0.2 * length],
                [lean * width * 0.7, -0.72 * length],
              ],
              0.011,
              ink,
            ),
          )
          .join(''),
      0,
      -0.86,
      1,
      angle,
    );
  const stem =
    line(curveThrough(points('0,0 0.05,-0.4 0,-0.84')), 0.05, ink) +
    line(curveThrough(points('0,0 0.05,-0.4 0,-0.84')), 0.026, green);
  const content = [
    stem,
    ...[-84, 84, -58, 58].map((angle) => petal(angle, 0.56, 0.14, petals)),
    ...[-32, 32].map((angle) => petal(angle, 0.62, 0.16, petals)),
    petal(0, 0.66, 0.17, petals),
    ...[-46, 46, -16, 16].map((angle) => petal(angle, 0.36, 0.1, red)),
    petal(0, 0.38, 0.11, yellow),
  ];
  return moved(content.join(''), x, y, size);
}
