import { dot, line, type Sheet } from '../drawing';
import { flock, grass, RICE, WIDE } from './backdrop';
import { hut } from './hut';
import { loom } from './loom';
import { wallBorder } from './wallBorder';
import { sun, tree } from './nature';
import { person } from './person';
import { POSES } from './poses';

/** Women weaving at an upright loom, yarn on the ground between them. */
export function weaving({ width, height, seed }: Sheet): string {
  const [middle, floor] = [width * (width > WIDE ? 0.53 : 0.5), height - 150];
  const aside = [
    tree(260, floor + 10, 380, seed, RICE),
    person(middle - 420, floor + 6, 270, POSES.carry, 'basket', RICE),
    person(middle + 400, floor + 6, 270, POSES.carry, 'pot', RICE, true),
    ...(width > 1600 ? [hut(width - 225, floor + 4, 260, RICE)] : []),
  ];
  return [
    wallBorder(width, height, RICE),
    sun(width - 200, 205, 74, RICE),
    flock(130, 190),
    loom(middle - 200, floor, 400, 560, RICE),
    person(middle - 280, floor, 262, POSES.sit, 'bun', RICE),
    person(middle + 280, floor, 262, POSES.sit, 'bun', RICE, true),
    ...(width > WIDE ? aside : []),
    ...[0, 1, 2].map((index) => yarnBall(middle - 80 + index * 60, floor + 40)),
    grass(width, floor + 70),
  ].join('');
}

function yarnBall(x: number, y: number): string {
  return (
    dot(x, y, 17, RICE) +
    line(
      [
        [x + 14, y + 8],
        [x + 32, y + 14],
        [x + 42, y + 6],
      ],
      2.2,
      RICE,
    )
  );
}
