import { type Sheet } from '../drawing';
import { flock, grass, RICE, WIDE } from './backdrop';
import { hut } from './hut';
import { wallBorder } from './wallBorder';
import { bullock, hill, palm, sun, tree } from './nature';
import { person } from './person';
import { POSES } from './poses';

/** A village under the hills: huts, women with water pots, bullocks on the way home. */
export function village({ width, height, seed }: Sheet): string {
  const floor = height - 130;
  const row = floor - 300;
  const walkers = width > WIDE ? 4 : 2;
  return [
    wallBorder(width, height, RICE),
    hill(width * 0.42, row - 70, 330, 240, RICE),
    hill(width * 0.62, row - 70, 420, 310, RICE),
    sun(width * 0.2, 200, 70, RICE),
    flock(width - 370, 190),
    ...(width > WIDE
      ? [
          tree(250, row + 60, 350, seed, RICE),
          hut(width * 0.37, row + 40, 290, RICE),
          palm(width - 240, row + 70, 400, RICE),
        ]
      : []),
    hut(width * (width > WIDE ? 0.57 : 0.3), row + 70, 300, RICE),
    hut(width * 0.73, row + 40, width > WIDE ? 270 : 220, RICE),
    ...Array.from({ length: walkers }, (_, index) =>
      person(170 + index * 108, floor, 220, POSES.carry, 'pot', RICE),
    ),
    ...(width > WIDE
      ? [person(width - 580, floor, 195, POSES.walk, 'turban', RICE), bullock(width - 410, floor, 165, RICE)]
      : []),
    bullock(width - 205, floor, 165, RICE),
    grass(width, floor + 42),
  ].join('');
}
