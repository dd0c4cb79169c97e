import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { disc } from '../motifs/disc';
import { leaf } from '../motifs/leaf';
import { petal } from '../motifs/petal';
import type { Random } from '../random';
import { repeats, type Band } from './band';

/** Kutch work: stitched flowers about round mirrors, leaves and small mirrors between. */
export const mirrorField: Band = (random, length, height) => {
  const pitch = 8.4;
  const [columns, rows] = [repeats(length, pitch), repeats(height, pitch)];
  const [w, h] = [length / columns, height / rows];
  const shapes: Shape[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      if (row < rows && column < columns)
        shapes.push(
          ...place(mirrorFlower(random, (row + column) % 2 === 0), {
            x: (column + 0.5) * w,
            y: (row + 0.5) * h,
            scale: w * 0.47,
          }),
        );
      if (row > 0 && column > 0 && row < rows && column < columns)
        shapes.push(...place(cross(random), { x: column * w, y: row * h, scale: w * 0.22 }));
    }
  }
  return shapes;
};

function mirrorFlower(random: Random, grand: boolean): Shape[] {
  const count = grand ? 12 : 8;
  const ring = (many: number, radius: number, ink: Shape['ink'], offset: number) =>
    Array.from({ length: many }, (_, i) =>
      place(petal(random, { ink, tip: grand ? 'pointed' : 'round', width: 6 / many }), {
        x: 0,
        y: 0,
        angle: ((i + offset) * 360) / many,
        scale: radius,
      }),
    ).flat();
  return [
    ...ring(count, 1, grand ? 'primary' : 'leaf', 0),
    ...ring(count, 0.68, grand ? 'secondary' : 'primary', 0.5),
    disc(random, 0, 0, 0.36, grand ? 'leaf' : 'secondary'),
    disc(random, 0, 0, 0.25, 'light'),
  ];
}

function cross(random: Random): Shape[] {
  return [
    ...[0, 90, 180, 270].flatMap((angle) =>
      place(leaf(random, 'accent', 0.5), { x: 0, y: 0, angle, scale: 1 }),
    ),
    disc(random, 0, 0, 0.34, 'primary'),
    disc(random, 0, 0, 0.2, 'light'),
  ];
}
