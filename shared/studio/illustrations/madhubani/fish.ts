import { curveThrough } from '../../drawing/curve';
import { points } from '../../drawing/points';
import { dot, line, moved, ring } from '../drawing';
import { doubleLined } from './doubleLined';
import { MITHILA } from './mithila';

const { ink, paper } = MITHILA;

/** A fish looking right, about 2 long and 0.8 high, its body covered with scales. */
export function fish(
  x: number,
  y: number,
  size: number,
  turn: number,
  body: string,
  fins: string,
  flip = false,
): string {
  const outline = curveThrough(
    points('1,0.02 0.78,-0.24 0.36,-0.38 -0.16,-0.32 -0.62,-0.1 -0.62,0.1 -0.16,0.32 0.36,0.38 0.78,0.26'),
    true,
  );
  const tail = curveThrough(points('-0.56,0 -0.84,-0.32 -1.08,-0.4 -0.96,0 -1.08,0.4 -0.84,0.32'), true);
  const scales: string[] = [];
  for (let column = 0; column < 9; column += 1) {
    const at = -0.46 + column * 0.105;
    const reach = 0.33 * Math.cos((at - 0.2) * 1.5);
    for (let row = -3; row <= 3; row += 1) {
      const level = row * 0.105 + (column % 2) * 0.052;
      if (Math.abs(level) > reach - 0.05) continue;
      scales.push(
        line(
          curveThrough([
            [at + 0.04, level - 0.052],
            [at - 0.045, level],
            [at + 0.04, level + 0.052],
          ]),
          0.014,
          ink,
        ),
      );
    }
  }
  const gill =
    line(curveThrough(points('0.52,-0.32 0.42,0 0.52,0.33')), 0.03, ink) +
    line(curveThrough(points('0.58,-0.3 0.49,0 0.58,0.31')), 0.014, ink);
  const backFin = curveThrough(points('0.34,-0.36 0.1,-0.6 -0.3,-0.5 -0.2,-0.3'));
  const bellyFin = curveThrough(points('0.24,0.36 0.0,0.58 -0.14,0.32'));
  const rays = [0.12, 0, -0.12]
    .map((at) =>
      line(
        [
          [at, -0.36],
          [at - 0.1, -0.5],
        ],
        0.016,
        ink,
      ),
    )
    .join('');
  const tailRays = [-0.24, -0.12, 0, 0.12, 0.24]
    .map((at) =>
      line(
        [
          [-0.66, at * 0.3],
          [-0.96, at],
        ],
        0.016,
        ink,
      ),
    )
    .join('');
  const eye =
    dot(0.7, -0.06, 0.085, paper) + ring(0.7, -0.06, 0.085, 0.02, ink) + dot(0.71, -0.06, 0.036, ink);
  const content = [
    doubleLined(tail, fins, 0.022),
    tailRays,
    doubleLined(backFin, fins, 0.02),
    doubleLined(bellyFin, fins, 0.02),
    rays,
    doubleLined(outline, body, 0.024),
    scales.join(''),
    gill,
    eye,
  ];
  return moved(content.join(''), x, y, size, turn, flip);
}
