import { solidObject } from './solidObject';
import { moved, type Move } from '../geometry/moved';
import { revolve } from '../geometry/revolve';

/** A shallow wooden bowl, 15 cm across. */
export function woodenBowl(texture: string, move: Move): string {
  const wall = revolve({
    profile: [
      [2.8, 0],
      [3.2, 0.1],
      [5.6, 1.4],
      [7.2, 3.6],
      [7.6, 4.8],
      [7.45, 5.0],
      [7.1, 4.8],
      [6.4, 3.0],
      [4.4, 1.3],
      [0.001, 1.0],
    ],
  });
  return solidObject(moved(wall, move), `texture{${texture}}`);
}
