import { points } from '../../drawing/points';
import { circle, curveThrough, mirrored, polar } from '../../drawing/curve';
import { area, type Point, type Shape, stroke } from '../../drawing/shape';
import type { MotifDyes } from '../motifDyes';

/** Outer petals of the right half, from the tip at the top to the calyx: tips and the notches between. */
const FAN: readonly Point[] = points(
  '0,-1.08 0.2,-0.82 0.3,-0.66 0.5,-0.86 0.58,-0.6 0.54,-0.44 0.82,-0.5 0.84,-0.22 0.7,-0.08 0.96,0.04 0.84,0.3 0.62,0.34 0.7,0.58 0.44,0.66 0.2,0.74',
);
const HEART: readonly Point[] = points('0,-0.66 0.2,-0.4 0.42,-0.2 0.52,0.08 0.4,0.36 0.16,0.5');
const KERNEL: readonly Point[] = points('0,-0.34 0.14,-0.12 0.24,0.08 0.2,0.28 0.06,0.36');
const CALYX: readonly Point[] = points('0,0.52 0.3,0.5 0.62,0.62 0.72,0.86 0.5,0.78 0.2,0.82 0.12,1');

/** A fan palmette (Shah Abbasi) pointing up, about 2 high and 1.9 wide: fan, heart, kernel, calyx. */
export function palmette(dyes: MotifDyes): Shape[] {
  return [
    area(mirrored(curveThrough(FAN)), dyes.petal, dyes.outline),
    area(mirrored(curveThrough(HEART)), dyes.heart, dyes.outline),
    area(mirrored(curveThrough(KERNEL)), dyes.eye, dyes.petal),
    area(mirrored(curveThrough(CALYX)), dyes.leaf, dyes.outline),
  ];
}

/** A lotus palmette pointing up, about 2 high and 2 wide: three rows of pointed petals over a bowl. */
export function lotus(dyes: MotifDyes): Shape[] {
  const petal = (angle: number, length: number, width: number): Point[] => {
    const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
    const outline: Point[] = [
      [0, 0],
      [0.7, 0.55 * width],
      [1, 0],
      [0.7, -0.55 * width],
    ];
    const rounded: Point[] = [
      [0, 0],
      [0.34, 0.8 * width],
      [0.68, 0.74 * width],
      [1, 0],
      [0.68, -0.74 * width],
      [0.34, -0.8 * width],
    ];
    return (width > 0.2 ? rounded : outline).map(([along, aside]) => [
      along * length * sin + aside * cos,
      0.5 + along * length * cos - aside * sin,
    ]);
  };
  const row = (angles: readonly number[], length: number, width: number, fill: number) =>
    angles.map((angle) => area(petal(angle, length, width), fill, dyes.outline));
  return [
    ...row([-1.5, 1.5, -1.02, 1.02], 1.06, 0.24, dyes.petal),
    ...row([-0.55, 0.55, 0], 1.42, 0.3, dyes.petal),
    ...row([-1.2, 1.2, -0.6, 0.6], 0.78, 0.2, dyes.heart),
    ...row([0], 0.98, 0.24, dyes.heart),
    area(
      polar((angle) => (Math.sin(angle) < 0 ? 0.3 : 0.36)).map(([x, y]): Point => [x, y + 0.52]),
      dyes.eye,
      dyes.outline,
    ),
    area(circle(0.12, 0, 0.5), dyes.petal),
    stroke(
      [
        [0, 0.86],
        [0, 1],
      ],
      dyes.stem,
      1.6,
    ),
  ];
}
