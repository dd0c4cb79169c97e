import { type Sheet } from '../drawing';
import { flock, grass, RICE, WIDE } from './backdrop';
import { hut } from './hut';
import { pot } from './pot';
import { wallBorder } from './wallBorder';
import { wheel } from './wheel';
import { sun, tree } from './nature';
import { person } from './person';
import { POSES } from './poses';

/** A potter at the wheel, pots drying in rows, women who fetch them. */
export function potter({ width, height, seed }: Sheet): string {
  const [middle, floor] = [width * (width > WIDE ? 0.46 : 0.44), height - 230];
  const shelf = Array.from({ length: Math.floor((width - 240) / 84) }, (_, index) =>
    pot(160 + index * 84, floor + 112, 74, RICE),
  );
  const aside = [
    tree(300, floor, 460, seed, RICE),
    hut(width - 490, floor, 300, RICE),
    person(width - 270, floor, 270, POSES.carry, 'basket', RICE, true),
    person(width - 160, floor, 270, POSES.carry, 'pot', RICE, true),
  ];
  return [
    wallBorder(width, height, RICE),
    sun(width > WIDE ? width - 200 : 200, 200, 70, RICE),
    flock(width * 0.5, 190),
    wheel(middle, floor, 210, RICE),
    person(middle - 178, floor - 10, 320, POSES.sit, 'turban', RICE),
    person(middle + (width > WIDE ? 190 : 215), floor, 280, POSES.carry, 'pot', RICE, true),
    ...(width > WIDE ? aside : []),
    ...shelf,
    grass(width, floor + 150),
  ].join('');
}
