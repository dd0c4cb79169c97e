import { curveThrough } from '../../drawing/curve';
import { points } from '../../drawing/points';
import type { Point } from '../../drawing/shape';
import { dot, fill, line, moved } from '../drawing';
import { doubleLined } from './doubleLined';
import { MITHILA } from './mithila';

const { ink, red, blue, yellow, green, paper } = MITHILA;

/** A peacock looking left, its train spread above it; stands on x, y; about 2 wide, 1.9 high. */
export function peacock(x: number, y: number, size: number, flip = false): string {
  const feathers = (count: number, reach: number, spread: number, color: string, scale: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = -Math.PI / 2 + 0.34 + (index / (count - 1) - 0.5) * spread;
      const tip: Point = [0.18 + reach * Math.cos(angle), -0.62 + reach * Math.sin(angle)];
      return (
        line([[0.18, -0.62], tip], 0.016, ink) +
        moved(feather(color), tip[0], tip[1], scale, (angle * 180) / Math.PI + 90)
      );
    }).join('');
  const body = curveThrough(
    points(
      '-0.62,-1.12 -0.5,-1.2 -0.36,-1.12 -0.36,-0.9 -0.2,-0.66 0.2,-0.6 0.42,-0.42 0.2,-0.22 -0.14,-0.2 -0.42,-0.4 -0.54,-0.7 -0.52,-0.98',
    ),
    true,
  );
  const neck = [0, 1, 2, 3, 4].map((index) =>
    line(
      curveThrough([
        [-0.53 + index * 0.02, -0.92 + index * 0.1],
        [-0.45 + index * 0.02, -0.87 + index * 0.1],
        [-0.37 + index * 0.035, -0.9 + index * 0.1],
      ]),
      0.014,
      paper,
    ),
  );
  const wing = curveThrough(points('-0.22,-0.5 0.08,-0.54 0.36,-0.4 0.1,-0.28 -0.14,-0.32'), true);
  const crest = [-0.3, 0, 0.3].map(
    (lean) =>
      line(
        [
          [-0.48, -1.18],
          [-0.48 + lean * 0.4, -1.4],
        ],
        0.014,
        ink,
      ) + dot(-0.48 + lean * 0.4, -1.42, 0.034, red),
  );
  const legs = [-0.1, 0.12]
    .map((at) =>
      line(
        [
          [at, -0.22],
          [at + 0.02, 0],
          [at - 0.1, 0.02],
        ],
        0.026,
        ink,
      ),
    )
    .join('');
  const content = [
    feathers(13, 1.24, 3.1, blue, 0.17),
    feathers(11, 0.96, 2.9, green, 0.14),
    feathers(9, 0.7, 2.7, yellow, 0.12),
    crest.join(''),
    fill(points('-0.61,-1.13 -0.78,-1.06 -0.6,-1.05'), yellow, ink, 0.02),
    doubleLined(body, blue, 0.024),
    neck.join(''),
    doubleLined(wing, red, 0.02),
    [0, 1, 2]
      .map((index) =>
        line(
          [
            [-0.1 + index * 0.12, -0.48],
            [-0.04 + index * 0.12, -0.32],
          ],
          0.014,
          paper,
        ),
      )
      .join(''),
    dot(-0.52, -1.1, 0.045, paper) + dot(-0.525, -1.1, 0.02, ink),
    legs,
  ];
  return moved(content.join(''), x, y, size, 0, flip);
}

function feather(color: string): string {
  const eye = curveThrough(points('0,-1 0.5,-0.5 0.46,0.1 0,0.4 -0.46,0.1 -0.5,-0.5'), true);
  return (
    doubleLined(eye, color, 0.12) +
    dot(0, -0.36, 0.26, yellow) +
    dot(0, -0.34, 0.15, red) +
    dot(0, -0.32, 0.07, ink)
  );
}
