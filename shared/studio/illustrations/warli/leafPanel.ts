import { curveThrough } from '../../drawing/curve';
import { points } from '../../drawing/points';
import type { Point } from '../../drawing/shape';
import { line, moved } from '../drawing';
import { speck } from './speck';

/** A framed panel with a peepal leaf laid in strips, hung from a peg; its foot is at x, y, its height 1 × size. */
export function leafPanel(x: number, y: number, size: number, color: string): string {
  const frames = [0, 0.045].map((gap) => {
    const [left, top] = [-0.37 + gap, -1 + gap];
    return line(
      [
        [left, top],
        [-left, top],
        [-left, -gap],
        [left, -gap],
        [left, top],
      ],
      0.012,
      color,
    );
  });
  const cord =
    line(
      [
        [-0.2, -1],
        [0, -1.13],
        [0.2, -1],
      ],
      0.009,
      color,
    ) + speck(0, -1.13, 0.018, color);
  return moved(frames.join('') + cord + leaf(color), x, y, size);
}

/** Half the leaf's outline from the stalk to the tail, in hundredths. */
const EDGE = curveThrough(points('0,-77 7,-85 18,-85 27,-75 27.5,-62 21.5,-50 12,-40 5,-33 1.6,-26 0,-20'));

function leaf(color: string): string {
  const midrib = line(curveThrough(points('0.6,-93 0,-77 0,-20 1.4,-13 0.6,-7')), 1.7, color);
  return moved(half(1, color) + half(-1, color) + midrib, 0, 0, 0.01);
}

/** Strips that run from the midrib to the edge, each along its vein. */
function half(side: number, color: string): string {
  const edge = EDGE.map(([x, y]): Point => [x * side, y]);
  const strips = edge.flatMap(([x, y], index) => {
    if (index % 2 === 1 || Math.abs(x) < 4) return [];
    const root: Point = [0, -68 + (y + 85) * 0.72];
    const middle: Point = [x * 0.55, (root[1] + y) / 2 + 2.2];
    return [line(curveThrough([root, middle, [x, y]]), index % 6 === 0 ? 1.3 : 0.65, color)];
  });
  return line(edge, 1.5, color) + strips.join('');
}
