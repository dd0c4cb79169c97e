import { points } from '../../drawing/points';
import { circle, curveThrough } from '../../drawing/curve';
import { area, type Shape, stroke } from '../../drawing/shape';
import type { MotifDyes } from '../motifDyes';

/** A long-tailed bird looking right, standing on 0, 0.7; about 2.4 wide, 1.6 high. */
export function bird(dyes: MotifDyes): Shape[] {
  const tail = curveThrough(points('-0.3,0.1 -0.9,0.2 -1.5,0.62 -1.3,0.12 -0.9,-0.14 -0.3,-0.2'), true);
  const body = curveThrough(
    points('-0.5,0 -0.1,-0.3 0.24,-0.5 0.42,-0.82 0.66,-0.86 0.72,-0.6 0.62,-0.1 0.3,0.32 -0.2,0.34'),
    true,
  );
  const wing = curveThrough(points('-0.5,0.02 -0.1,-0.22 0.3,-0.2 0.26,0.1 -0.1,0.18'), true);
  return [
    stroke(
      [
        [0, 0.3],
        [0, 0.7],
      ],
      dyes.stem,
    ),
    stroke(
      [
        [0.22, 0.3],
        [0.22, 0.7],
      ],
      dyes.stem,
    ),
    area(tail, dyes.heart, dyes.outline),
    area(body, dyes.petal, dyes.outline),
    area(wing, dyes.heart, dyes.outline),
    area(points('0.7,-0.72 0.98,-0.62 0.7,-0.56'), dyes.eye),
    area(circle(0.07, 0.58, -0.7), dyes.outline),
  ];
}
