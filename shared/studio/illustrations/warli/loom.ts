import type { Point } from '../../drawing/shape';
import { fill, line, moved } from '../drawing';

/** An upright loom with a half-woven cloth; stands on x, y. */
export function loom(x: number, y: number, width: number, height: number, color: string): string {
  const posts = [0, width]
    .map((at) =>
      line(
        [
          [at, 0],
          [at, -height],
        ],
        9,
        color,
      ),
    )
    .join('');
  const beams = [-height * 0.93, -height * 0.12]
    .map((at) =>
      line(
        [
          [-16, at],
          [width + 16, at],
        ],
        9,
        color,
      ),
    )
    .join('');
  const warps = Array.from({ length: 37 }, (_, index) => {
    const at = (width * (index + 1)) / 38;
    return line(
      [
        [at, -height * 0.93],
        [at, -height * 0.12],
      ],
      1.7,
      color,
    );
  });
  return moved(posts + beams + warps.join('') + wovenPart(width, height, color), x, y);
}

/** Rows of diamonds and zigzags that the weaver has done so far. */
function wovenPart(width: number, height: number, color: string): string {
  const bottom = -height * 0.14;
  const top = -height * 0.52;
  const rows: string[] = [];
  const step = (bottom - top) / 7;
  for (let row = 0; row < 7; row += 1) {
    const y = bottom - step * row;
    rows.push(
      line(
        [
          [8, y],
          [width - 8, y],
        ],
        3,
        color,
      ),
    );
    for (let cell = 0; cell < 9; cell += 1) {
      const [left, size] = [8 + ((width - 16) * cell) / 9, (width - 16) / 9];
      const diamond: Point[] = [
        [left, y - step / 2],
        [left + size / 2, y - step * 0.86],
        [left + size, y - step / 2],
        [left + size / 2, y - step * 0.14],
      ];
      rows.push(
        row % 2 === 0
          ? fill(diamond, color)
          : line(
              [
                [left, y - step * 0.15],
                [left + size / 2, y - step * 0.85],
                [left + size, y - step * 0.15],
              ],
              3.4,
              color,
            ),
      );
    }
  }
  return rows.join('');
}
