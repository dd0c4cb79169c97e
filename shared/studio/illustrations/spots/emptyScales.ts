import { curveThrough } from '../../drawing/curve';
import type { Point } from '../../drawing/shape';
import { dot, fill, line } from '../drawing';
import { person } from '../warli/person';
import { POSES } from '../warli/poses';
import { BRASS, EARTH, GROUND, groundLine, INDIGO } from './spot';

/** A merchant beside scales with two empty pans, and a buyer with nothing to weigh. */
export function emptyScales(): string {
  return [
    person(112, GROUND, 236, POSES.sit, 'turban', EARTH),
    scales(372, GROUND),
    ...weights(),
    person(626, GROUND, 250, POSES.stand, 'bun', EARTH),
    groundLine(4, 690),
  ].join('');
}

function scales(x: number, y: number): string {
  const [top, reach] = [y - 330, 122];
  const pan = (at: number) => {
    const low = top + 176;
    const bowl: Point[] = curveThrough([
      [at - 62, low],
      [at - 40, low + 24],
      [at, low + 34],
      [at + 40, low + 24],
      [at + 62, low],
    ]);
    return (
      line(
        [
          [at - 60, low],
          [at, top + 14],
          [at + 60, low],
        ],
        2.4,
        EARTH,
      ) +
      line(
        [
          [at, top + 14],
          [at, low + 30],
        ],
        1.6,
        EARTH,
      ) +
      fill(bowl, BRASS)
    );
  };
  return (
    line(
      [
        [x, y],
        [x, top - 14],
      ],
      9,
      EARTH,
    ) +
    fill(
      [
        [x - 66, y],
        [x - 34, y - 26],
        [x + 34, y - 26],
        [x + 66, y],
      ],
      EARTH,
    ) +
    line(
      curveThrough([
        [x - reach, top + 14],
        [x, top - 6],
        [x + reach, top + 14],
      ]),
      8,
      EARTH,
    ) +
    dot(x, top - 18, 13, BRASS) +
    pan(x - reach) +
    pan(x + reach)
  );
}

/** Weights that nothing is weighed against. */
function weights(): string[] {
  return [0, 1, 2].map((index) => {
    const [x, size] = [474 + index * 36, 34 - index * 7];
    return fill(
      [
        [x - size / 2, GROUND],
        [x - size / 3, GROUND - size],
        [x + size / 3, GROUND - size],
        [x + size / 2, GROUND],
      ],
      INDIGO,
    );
  });
}
