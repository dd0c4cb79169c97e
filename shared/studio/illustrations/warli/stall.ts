import { curveThrough } from '../../drawing/curve';
import { points } from '../../drawing/points';
import { dot, fill, line, moved } from '../drawing';

/** A stall: a cloth roof on poles over heaps of goods; stands on x, y. */
export function stall(x: number, y: number, size: number, color: string): string {
  const poles = [-0.5, 0.5]
    .map((at) =>
      line(
        [
          [at, 0],
          [at, -0.8],
        ],
        0.022,
        color,
      ),
    )
    .join('');
  const scallops = Array.from({ length: 8 }, (_, index) => {
    const left = -0.6 + (1.2 * index) / 8;
    return fill(
      curveThrough([
        [left, -0.8],
        [left + 0.075, -0.69],
        [left + 0.15, -0.8],
      ]),
      color,
    );
  });
  const roof = fill(points('-0.6,-0.8 -0.42,-1.02 0.42,-1.02 0.6,-0.8'), 'none', color, 0.018);
  const stripes = Array.from({ length: 11 }, (_, index) => {
    const t = (index - 5) / 5.5;
    return line(
      [
        [t * 0.6, -0.8],
        [t * 0.42, -1.02],
      ],
      0.014,
      color,
    );
  });
  const table = fill(points('-0.46,-0.34 0.46,-0.34 0.46,-0.29 -0.46,-0.29'), color);
  const heaps = [-0.3, 0, 0.3].flatMap((at) =>
    points('0,0 -0.06,0 0.06,0 -0.03,-0.05 0.03,-0.05 0,-0.1').map(([dx, dy]) =>
      dot(at + dx, -0.38 + dy, 0.028, color),
    ),
  );
  return moved(poles + scallops.join('') + roof + stripes.join('') + table + heaps.join(''), x, y, size);
}
