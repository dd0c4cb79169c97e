import { points } from '../../drawing/points';
import { circle, curveThrough, mirrored } from '../../drawing/curve';
import { place } from '../../drawing/place';
import { area, type Point, type Shape, stroke } from '../../drawing/shape';
import type { MotifDyes } from '../motifDyes';
import { leaf } from './leaf';

/** A tulip seen from the side, standing on 0, 0.6; about 1.2 wide, 1.4 high. */
export function tulip(dyes: MotifDyes): Shape[] {
  const side = curveThrough(points('0,0.6 0.46,0.44 0.58,-0.02 0.72,-0.62 0.34,-0.32 0.1,0.1'));
  const middle = mirrored(curveThrough(points('0,-0.84 0.22,-0.4 0.26,0.1 0,0.56')));
  const left = side.map(([x, y]): Point => [-x, y]);
  return [
    area(side, dyes.petal, dyes.outline),
    area(left, dyes.petal, dyes.outline),
    area(middle, dyes.heart, dyes.outline),
  ];
}

/** A carnation seen from the side: a toothed fan over a calyx that stands on 0, 0.8. */
export function carnation(dyes: MotifDyes): Shape[] {
  const fan = (reach: number, teeth: number): Point[] => [
    [0, 0.36],
    ...Array.from({ length: 2 * teeth + 1 }, (_, index): Point => {
      const angle = -Math.PI / 2 + ((index / (2 * teeth)) * 2 - 1) * 1.25;
      const distance = index % 2 === 0 ? reach * 0.86 : reach;
      return [distance * Math.cos(angle), 0.36 + distance * Math.sin(angle)];
    }),
  ];
  const calyx = mirrored(points('0,0.14 0.2,0.16 0.22,0.5 0,0.84'));
  return [
    area(fan(1.2, 7), dyes.petal, dyes.outline),
    area(fan(0.8, 5), dyes.heart),
    area(fan(0.5, 3), dyes.eye),
    area(calyx, dyes.leaf, dyes.outline),
  ];
}

/** An iris or lily seen from the side: two falling petals, three standing ones. */
export function iris(dyes: MotifDyes): Shape[] {
  const falling = curveThrough(points('0,0.4 0.4,0.1 0.9,0.14 0.98,0.52 0.66,0.38 0.3,0.5'));
  const standing = curveThrough(points('0,0.34 0.3,0.06 0.62,-0.46 0.44,-0.78 0.14,-0.3'));
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y]);
  return [
    ...[standing, flip(standing)].map((petal) => area(petal, dyes.petal, dyes.outline)),
    area(mirrored(curveThrough(points('0,-0.98 0.22,-0.6 0.18,-0.1 0,0.34'))), dyes.petal, dyes.outline),
    ...[falling, flip(falling)].map((petal) => area(petal, dyes.heart, dyes.outline)),
    area(circle(0.16, 0, 0.32), dyes.eye),
  ];
}

/** A half-open bud pointing up from 0, 0.5. */
export function bud(dyes: MotifDyes): Shape[] {
  return [
    area(mirrored(curveThrough(points('0,-0.7 0.3,-0.3 0.36,0.08 0,0.44'))), dyes.petal, dyes.outline),
    area(mirrored(curveThrough(points('0,0 0.3,-0.06 0.34,0.3 0,0.56'))), dyes.leaf),
  ];
}

/** A flowering plant growing from 0, 0 to about 0, -2: a flower on top, two beside, leaves at the foot. */
export function plant(dyes: MotifDyes, flower: (dyes: MotifDyes) => Shape[]): Shape[] {
  const branch = (side: 1 | -1): Shape[] => {
    const line = curveThrough([
      [0, -0.3],
      [side * 0.18, -0.72],
      [side * 0.5, -0.98],
    ]);
    const twig = curveThrough([
      [0, -0.74],
      [side * 0.16, -1.2],
      [side * 0.44, -1.36],
    ]);
    return [
      stroke(line, dyes.stem, 1.2),
      stroke(twig, dyes.stem),
      ...place(flower(dyes), { x: side * 0.58, y: -1.1, scale: 0.28, turn: side * 0.5 }),
      ...place(bud(dyes), { x: side * 0.5, y: -1.44, scale: 0.17, turn: side * 0.6 }),
      ...[0.7, 1.25].flatMap((turn) =>
        place(leaf(dyes, 0.2), { x: 0, y: -0.04, scale: 0.62, turn: side * turn }),
      ),
      ...place(leaf(dyes), { x: 0, y: -0.62, scale: 0.36, turn: side * 1.2 }),
      ...place(leaf(dyes), { x: 0, y: -1.08, scale: 0.3, turn: side * 1 }),
    ];
  };
  return [
    stroke(
      [
        [0, 0],
        [0, -1.5],
      ],
      dyes.stem,
      1.4,
    ),
    ...branch(1),
    ...branch(-1),
    ...place(flower(dyes), { x: 0, y: -1.66, scale: 0.38 }),
  ];
}
