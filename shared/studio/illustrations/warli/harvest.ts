import { line, type Sheet } from '../drawing';
import { flock, RICE, WIDE } from './backdrop';
import { wallBorder } from './wallBorder';
import { grain, sun, tree } from './nature';
import { person } from './person';
import { POSES } from './poses';

/** The harvest: rows of grain, reapers bent over them, baskets carried away. */
export function harvest({ width, height, seed }: Sheet): string {
  const fields = [0.46, 0.67, 0.88].map((share, row) => {
    const y = height * share;
    const cut = width * (0.62 - 0.07 * row);
    const carriers = width > WIDE && row === 1 ? [165, 300] : [width > WIDE ? 175 : 150];
    return [
      grain(cut, width - 110, y, 108, RICE),
      person(cut - 110, y + 4, 205, POSES.cut, 'bun', RICE),
      ...(width > WIDE ? [person(cut - 300, y + 4, 205, POSES.cut, 'turban', RICE)] : []),
      ...(row > 0 ? carriers.map((x) => person(x, y + 4, 158, POSES.carry, 'basket', RICE, true)) : []),
      line(
        [
          [90, y + 14],
          [width - 90, y + 14],
        ],
        2.2,
        RICE,
      ),
    ].join('');
  });
  return [
    wallBorder(width, height, RICE),
    sun(width - 190, 190, 74, RICE),
    tree(width > WIDE ? 270 : 220, height * 0.46 + 8, width > WIDE ? 340 : 270, seed, RICE),
    flock(width > WIDE ? width * 0.46 : 300, 150),
    ...fields,
  ].join('');
}
