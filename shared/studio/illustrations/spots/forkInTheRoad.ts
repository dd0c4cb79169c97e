import { curveThrough } from '../../drawing/curve';
import type { Point } from '../../drawing/shape';
import { dot, fill, line } from '../drawing';
import { bullock, hill, sun } from '../warli/nature';
import { person } from '../warli/person';
import { POSES } from '../warli/poses';
import { bareCart } from '../warli/strawCart';
import { BRASS, EARTH, GROUND, groundLine, INDIGO } from './spot';

/** A bullock cart has stopped at a fork in the road, whose signpost says nothing. */
export function forkInTheRoad(): string {
  return [
    hill(410, 210, 190, 120, EARTH),
    hill(640, 210, 150, 96, EARTH),
    sun(520, 84, 40, BRASS),
    road([
      [540, 404],
      [520, 344],
      [470, 288],
      [410, 226],
    ]),
    road([
      [592, 404],
      [616, 344],
      [650, 288],
      [642, 226],
    ]),
    line(
      [
        [300, 210],
        [712, 210],
      ],
      4,
      EARTH,
    ),
    bareCart(156, GROUND, 150, EARTH),
    person(140, GROUND - 101, 168, POSES.wonder, 'turban', EARTH),
    bullock(404, GROUND, 132, EARTH),
    signpost(566, GROUND),
    groundLine(4, 700),
  ].join('');
}

/** Two rows of stones along a path. */
function road(path: readonly Point[]): string {
  return curveThrough(path)
    .filter((_, index) => index % 2 === 0)
    .flatMap(([x, y]) => {
      const half = 8 + (y - 220) * 0.06;
      return [dot(x - half, y, 2 + (y - 200) * 0.008, BRASS), dot(x + half, y, 2 + (y - 200) * 0.008, BRASS)];
    })
    .join('');
}

/** Two arms, both blank. */
function signpost(x: number, y: number): string {
  const arm = (side: 1 | -1, at: number) =>
    fill(
      [
        [x - side * 16, at],
        [x + side * 66, at],
        [x + side * 88, at + 17],
        [x + side * 66, at + 34],
        [x - side * 16, at + 34],
      ],
      '#fbf7f0',
      INDIGO,
      4,
    );
  return (
    line(
      [
        [x, y],
        [x, y - 212],
      ],
      9,
      INDIGO,
    ) +
    arm(-1, y - 204) +
    arm(1, y - 156)
  );
}
