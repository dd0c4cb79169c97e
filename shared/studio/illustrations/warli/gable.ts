import type { Point } from '../../drawing/shape';
import { line, moved } from '../drawing';

const ROWS = 4;

/** A broad thatched gable seen from the front; its eaves are at x ± reach, y. */
export function gable(x: number, y: number, reach: number, rise: number, color: string): string {
  const thatch = Array.from({ length: ROWS }, (_, row) => {
    const count = 150;
    return Array.from({ length: count + 1 }, (_value, index) => {
      const t = (index / count) * 2 - 1;
      const top: Point = [reach * t * (1 - 0.012 * row), -rise * (1 - Math.abs(t)) + row * 20];
      const lean = 9 * Math.sign(t) * Math.min(1, Math.abs(t) * 6);
      const foot: Point = [top[0] + lean, top[1] + 26 + 4 * Math.sin(index * 1.9 + row)];
      return line([top, foot], 2.5, color);
    }).join('');
  });
  const ridge = [-1, 1].map((side) =>
    line(
      [
        [side * -10, -rise - 2],
        [side * 24, -rise - 40],
      ],
      6,
      color,
    ),
  );
  const slope = line(
    [
      [-reach - 8, 6],
      [0, -rise - 2],
      [reach + 8, 6],
    ],
    7,
    color,
  );
  return moved(thatch.join('') + ridge.join('') + slope, x, y);
}
