import { points } from '../../drawing/points';
import { curveThrough } from '../../drawing/curve';
import { place } from '../../drawing/place';
import { area, type Point, type Shape, stroke } from '../../drawing/shape';
import type { MotifDyes } from '../motifDyes';
import { floret, rosette } from './rosette';

/** Outline of the bent cone, clockwise from the tip, which leans to the right; from -1 to 1 high. */
const CONE: readonly Point[] = points(
  '0.66,-0.66 0.56,-0.92 0.24,-1 -0.1,-0.84 -0.32,-0.46 -0.54,-0.06 -0.64,0.36 -0.46,0.78 0,0.98 0.46,0.78 0.64,0.36 0.56,-0.02 0.38,-0.3 0.24,-0.54 0.4,-0.66',
);
const MIDDLE: Point = [0, 0.34];

/** A boteh (paisley cone) with a toothed rim, an inner cone and a flower spray. About 1.3 wide, 2 high. */
export function boteh(dyes: MotifDyes): Shape[] {
  const cone = curveThrough(CONE, true);
  const inner = (share: number): Point[] =>
    cone.map(([x, y]) => {
      const pull = share - Math.max(0, -y) * 0.12;
      return [
        MIDDLE[0] + (x - MIDDLE[0]) * pull + Math.max(0, -y) * 0.03,
        MIDDLE[1] + (y - MIDDLE[1]) * share,
      ];
    });
  const spray = [-0.62, 0, 0.62].flatMap((turn) => [
    stroke(
      [
        [0, 0.74],
        [0.44 * Math.sin(turn), 0.74 - 0.5 * Math.cos(turn)],
      ],
      dyes.leaf,
    ),
    ...place(floret(dyes, 4), { x: 0.3 * Math.sin(turn), y: 0.66 - 0.5 * Math.cos(turn), scale: 0.12 }),
  ]);
  return [
    ...beads(cone, dyes.heart),
    area(cone, dyes.petal, dyes.outline, 1.4),
    area(inner(0.78), dyes.heart, dyes.outline),
    area(inner(0.6), dyes.eye),
    ...spray,
    ...place(rosette(dyes, 6), { x: 0, y: 0.42, scale: 0.3 }),
    ...place(floret(dyes, 4), { x: 0.02, y: -0.16, scale: 0.13 }),
  ];
}

/** Small beads all round an outline. */
function beads(outline: readonly Point[], dye: number): Shape[] {
  return outline
    .filter((_, index) => index % 5 === 0)
    .map(([x, y]) =>
      area(
        curveThrough(
          [
            [x - 0.07, y],
            [x, y - 0.07],
            [x + 0.07, y],
            [x, y + 0.07],
          ],
          true,
        ),
        dye,
      ),
    );
}
