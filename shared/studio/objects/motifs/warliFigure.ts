import { brushStroke } from '../drawing/brushStroke';
import type { Shape } from '../drawing/shape';
import type { Point } from '../geometry/curve';
import { between, type Random } from '../random';
import { disc } from './disc';

const line = (width: number, ...points: Point[]): Shape => brushStroke(points, width, 'primary', () => 1);

/** Head, and two triangles tip to tip; the shoulders are `lean` to the right of the hips. */
function body(random: Random, lean: number): Shape[] {
  const waist: Point = [lean * 0.4, -0.5];
  return [
    disc(random, lean * 1.35, -0.925, 0.062, 'primary'),
    line(0.022, [lean * 1.1, -0.87], [lean, -0.78]),
    { points: [[lean - 0.145, -0.785], [lean + 0.145, -0.785], waist], ink: 'primary', plain: true },
    { points: [[-0.1, -0.3], [0.1, -0.3], waist], ink: 'primary', plain: true },
  ];
}

/** Two bent legs that step to the right, their feet on the line. */
function legs(stride: number): Shape[] {
  return [
    line(
      0.026,
      [-0.07, -0.31],
      [-0.05 - stride * 0.4, -0.16],
      [-0.1 - stride, -0.005],
      [-0.03 - stride, -0.005],
    ),
    line(
      0.026,
      [0.07, -0.31],
      [0.12 + stride * 0.8, -0.19],
      [0.06 + stride * 0.6, -0.005],
      [0.14 + stride * 0.6, -0.005],
    ),
  ];
}

/**
 * A Warli dancer standing on the origin, 1 high.
 * @param reach how far both hands are held out, to meet those of the neighbours
 */
export function warliFigure(random: Random, reach = 0.42): Shape[] {
  const lean = between(random, 0.01, 0.06);
  const hand = -0.56;
  return [
    ...body(random, lean),
    line(0.024, [lean - 0.135, -0.775], [-reach * 0.62, -0.7], [-reach, hand]),
    line(0.024, [lean + 0.135, -0.775], [reach * 0.62, -0.7], [reach, hand]),
    ...legs(between(random, 0.03, 0.08)),
  ];
}

/** The player of the tarpa, a long gourd pipe that widens to its mouth: standing on the origin, 1 high. */
export function warliPiper(random: Random): Shape[] {
  const mouth: Point = [0.09, -0.9];
  return [
    ...body(random, 0.02),
    line(0.024, [0.15, -0.775], [0.24, -0.68], [0.2, -0.8]),
    line(0.024, [-0.12, -0.775], [0.06, -0.66], [0.3, -0.7]),
    brushStroke(
      [mouth, [0.22, -0.8], [0.36, -0.62], [0.46, -0.36]],
      0.13,
      'primary',
      (t) => 0.24 + 0.76 * t * t,
    ),
    disc(random, 0.18, -0.83, 0.05, 'primary'),
    ...legs(0.04),
  ];
}
