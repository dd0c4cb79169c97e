import { curveThrough } from '../../drawing/curve';
import { points } from '../../drawing/points';
import { dot, line, moved, ring } from '../drawing';
import { person } from '../warli/person';
import { POSES } from '../warli/poses';
import { BRASS, EARTH, GROUND, groundLine, INDIGO, MADDER } from './spot';

/** A weaver waits at a loom without a thread; the yarn lies wound beside her. */
export function bareLoom(): string {
  return [
    loomFrame(300, GROUND, 270, 350),
    person(196, GROUND, 232, POSES.sit, 'bun', EARTH),
    ball(470, GROUND - 24, 27, MADDER),
    ball(404, GROUND - 19, 21, INDIGO),
    ball(348, GROUND - 15, 17, BRASS),
    line(
      curveThrough(points('470,424 520,426 556,412 588,420 606,402 590,392 580,408 612,424 640,422')),
      3,
      MADDER,
    ),
    groundLine(4, 690),
  ].join('');
}

/** Posts and two beams; x, y is the foot of the left post. */
function loomFrame(x: number, y: number, width: number, height: number): string {
  const post = (at: number) =>
    line(
      [
        [at, 0],
        [at, -height],
      ],
      11,
      EARTH,
    );
  const beam = (at: number) =>
    line(
      [
        [-26, at],
        [width + 26, at],
      ],
      11,
      EARTH,
    );
  const pegs = Array.from({ length: 19 }, (_, index) => {
    const at = (width * (index + 1)) / 20;
    return (
      line(
        [
          [at, -height * 0.9],
          [at, -height * 0.9 + 13],
        ],
        3,
        BRASS,
      ) +
      line(
        [
          [at, -height * 0.26],
          [at, -height * 0.26 - 13],
        ],
        3,
        BRASS,
      )
    );
  });
  return moved(post(0) + post(width) + beam(-height * 0.9) + beam(-height * 0.26) + pegs.join(''), x, y);
}

function ball(x: number, y: number, radius: number, color: string): string {
  return (
    dot(x, y, radius, color) + [0.35, 0.65].map((part) => ring(x, y, radius * part, 1.6, '#fbf7f0')).join('')
  );
}
