import { points } from '../../drawing/points';
import { line } from '../drawing';
import { bird } from './nature';

/** Rice paste. */
export const RICE = '#f3e9d8';
/** Sheets at least this wide have room for more than the main group. */
export const WIDE = 1200;

/** Small strokes of grass on the ground. */
export function grass(width: number, y: number): string {
  const blades: string[] = [];
  for (let x = 90; x < width - 90; x += 34) {
    const at = y + 9 * Math.sin(x * 0.31);
    for (const lean of [-5, 0, 5])
      blades.push(
        line(
          [
            [x, at],
            [x + lean, at - 12],
          ],
          1.8,
          RICE,
        ),
      );
  }
  return blades.join('');
}

/** Four birds on the wing. */
export function flock(x: number, y: number): string {
  return points('0,0 62,-34 120,6 178,-26')
    .map(([dx, dy]) => bird(x + dx, y + dy, 34, RICE))
    .join('');
}
