import { curveThrough } from '../../drawing/curve';
import { points } from '../../drawing/points';
import { line, moved } from '../drawing';
import { person } from '../warli/person';
import { POSES } from '../warli/poses';
import { stall } from '../warli/stall';
import { sun } from '../warli/nature';
import { BRASS, EARTH, GROUND, groundLine } from './spot';

/** A woman walks to the market with an empty basket on her head. */
export function basketFromMarket(): string {
  return [
    sun(322, 84, 38, BRASS),
    stall(510, GROUND, 330, EARTH),
    person(510, GROUND - 112, 116, POSES.stand, 'turban', EARTH),
    person(196, GROUND, 268, POSES.carry, 'bun', EARTH),
    basket(196, GROUND - 262, 150),
    groundLine(4, 690),
  ].join('');
}

/** An open basket, its weave and its bare inside seen; stands on x, y. */
function basket(x: number, y: number, width: number): string {
  const rim = (ry: number, pen: number) =>
    `<ellipse cx="0" cy="-.46" rx=".5" ry="${ry}" fill="none" stroke="${BRASS}" stroke-width="${pen}"/>`;
  const side = curveThrough(points('-0.5,-0.46 -0.42,-0.16 -0.27,0 0.27,0 0.42,-0.16 0.5,-0.46'));
  const stakes = [-0.34, -0.2, -0.07, 0.07, 0.2, 0.34].map((at) =>
    line(
      [
        [at * 1.28, -0.38 + Math.abs(at) * 0.14],
        [at * 0.8, -0.02],
      ],
      0.02,
      BRASS,
    ),
  );
  const weave = [0.28, 0.17].map((up, index) =>
    line(
      curveThrough([
        [-0.46 + index * 0.03, -up - 0.03],
        [0, -up + 0.07],
        [0.46 - index * 0.03, -up - 0.03],
      ]),
      0.02,
      BRASS,
    ),
  );
  return moved(rim(0.12, 0.035) + line(side, 0.035, BRASS) + stakes.join('') + weave.join(''), x, y, width);
}
