import { curveThrough } from '../../drawing/curve';
import { points } from '../../drawing/points';
import { fill, line, moved } from '../drawing';

/** A low table with a leaf of straw on it, to be cut; stands on x, y. */
export function workTable(x: number, y: number, size: number, color: string): string {
  const board = fill(points('-0.5,-0.34 0.5,-0.34 0.5,-0.27 -0.5,-0.27'), color);
  const legs = [-0.4, 0.4].map((at) =>
    line(
      [
        [at, -0.27],
        [at * 1.12, 0],
      ],
      0.05,
      color,
    ),
  );
  const leaf = line(
    curveThrough(points('-0.34,-0.42 -0.12,-0.54 0.14,-0.52 0.36,-0.42 0.1,-0.4 -0.14,-0.4'), true),
    0.03,
    color,
  );
  const vein = line(points('-0.34,-0.42 0.36,-0.42'), 0.024, color);
  return moved(board + legs.join('') + leaf + vein, x, y, size);
}
