import { curveThrough } from '../../drawing/curve';
import { points } from '../../drawing/points';
import { fill, line, moved } from '../drawing';

/** A round pot standing on x, y, banded with dots. */
export function pot(x: number, y: number, size: number, color: string): string {
  const body = fill(
    curveThrough(
      points(
        '-0.14,-0.9 -0.16,-0.76 -0.44,-0.5 -0.4,-0.18 -0.16,0 0.16,0 0.4,-0.18 0.44,-0.5 0.16,-0.76 0.14,-0.9',
      ),
    ),
    color,
  );
  return moved(
    body +
      line(
        [
          [-0.24, -0.92],
          [0.24, -0.92],
        ],
        0.09,
        color,
      ),
    x,
    y,
    size,
  );
}
