import { polygon } from './polygon';
import type { Shape } from '../drawing/shape';
import { repeats, type Band } from './band';

/** Phulkari's field: large lozenges of four stitched quarters, floss running both ways. */
export const phulkariField: Band = (_random, length, height) => {
  const [columns, rows] = [repeats(length, 7.5), repeats(height, 7.5)];
  const [w, h] = [length / columns, height / rows];
  const cell = (cx: number, cy: number, column: number, row: number): Shape[] => {
    const inks = [
      ['primary', 'secondary'],
      ['accent', 'primary'],
      ['leaf', 'accent'],
    ] as const;
    const [outer, inner] = inks[(column * 2 + row + ((column * row) % 2)) % 3] ?? inks[0];
    const quarter = (ink: Shape['ink'], sx: number, sy: number, from: number, to: number): Shape =>
      polygon(
        ink,
        [cx + sx * w * from, cy],
        [cx + sx * w * to, cy],
        [cx, cy + sy * h * to],
        [cx, cy + sy * h * from],
      );
    const ring = (ink: Shape['ink'], from: number, to: number) =>
      [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([sx = 1, sy = 1]) => quarter(ink, sx, sy, from, to));
    return [...ring(outer, 0.29, 0.475), ...ring(inner, 0.12, 0.26), ...ring('light', 0.005, 0.1)];
  };
  const between = (cx: number, cy: number): Shape[] =>
    [0, 1, 2, 3].map((i) => {
      const [dx, dy] = (
        [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ] as const
      )[i] ?? [1, 0];
      return polygon(
        i % 2 ? 'primary' : 'secondary',
        [cx, cy],
        [cx + (dx + dy) * w * 0.07, cy + (dy - dx) * h * 0.07],
        [cx + dx * w * 0.2, cy + dy * h * 0.2],
        [cx + (dx - dy) * w * 0.07, cy + (dy + dx) * h * 0.07],
      );
    });
  const shapes: Shape[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      shapes.push(...cell((column + 0.5) * w, (row + 0.5) * h, column, row));
      if (row > 0 && column > 0) shapes.push(...between(column * w, row * h));
    }
  }
  return shapes;
};
