import { curveThrough } from '../../drawing/curve';
import { points } from '../../drawing/points';
import { line } from '../drawing';
import { bird, tree } from '../warli/nature';
import { person } from '../warli/person';
import { POSES } from '../warli/poses';
import { BRASS, EARTH, GROUND, groundLine, MADDER } from './spot';

/** A woman brings a thread to a wishing tree that none is tied to yet. */
export function wishingTree(): string {
  return [
    tree(510, GROUND, 400, 7, EARTH),
    person(196, GROUND, 252, POSES.reach, 'bun', EARTH),
    thread(),
    bird(92, 110, 50, BRASS),
    bird(168, 72, 42, BRASS),
    groundLine(4, 690),
  ].join('');
}

/** A thread that hangs from her hands. */
function thread(): string {
  return (
    line(curveThrough(points('308,194 314,226 298,252 310,284 296,312')), 5, MADDER) +
    line(curveThrough(points('308,194 324,220 330,250 320,276')), 5, MADDER)
  );
}
