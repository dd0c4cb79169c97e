import type { Shape } from '../drawing/shape';
import type { Point } from '../geometry/curve';
import { disc } from '../motifs/disc';
import { repeats, type Band } from './band';

/** Ajrakh's field: eight-pointed stars in a lattice of circles and dots. */
export const starField: Band = (random, length, height) => {
  const pitch = 4.6;
  const [columns, rows] = [repeats(length, pitch), repeats(height, pitch)];
  const [w, h] = [length / columns, height / rows];
  const star = (
    x: number,
    y: number,
    r: number,
    inner: number,
    points: number,
    ink: Shape['ink'],
    offset = 0,
  ): Shape => ({
    points: Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = ((i + offset) / points) * Math.PI;
      const reach = i % 2 ? r * inner : r;
      return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)];
    }),
    ink,
  });
  const shapes: Shape[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      if (row < rows && column < columns) {
        const [x, y] = [(column + 0.5) * w, (row + 0.5) * h];
        shapes.push(
          star(x, y, w * 0.47, 0.74, 8, 'primary'),
          star(x, y, w * 0.37, 0.72, 8, 'secondary'),
          star(x, y, w * 0.31, 0.7, 8, 'ground', 0.5),
          star(x, y, w * 0.25, 0.45, 8, 'primary'),
          disc(random, x, y, w * 0.08, 'light'),
          ...Array.from({ length: 8 }, (_, i) =>
            disc(
              random,
              x + w * 0.27 * Math.sin((i + 0.5) * (Math.PI / 4)),
              y - w * 0.27 * Math.cos((i + 0.5) * (Math.PI / 4)),
              w * 0.024,
              'light',
            ),
          ),
        );
      }
      if (row > 0 && column > 0 && row < rows && column < columns) {
        shapes.push(
          star(column * w, row * h, w * 0.17, 0.55, 4, 'leaf'),
          disc(random, column * w, row * h, w * 0.05, 'light'),
        );
      }
    }
  }
  return shapes;
};
