import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { leaf } from '../motifs/leaf';
import { palmette } from '../motifs/palmette';
import { rosette } from '../motifs/rosette';
import type { Random } from '../random';
import { repeats, type Band } from './band';

/** An ogival trellis of leafy stems, a palmette in each opening and a small flower at each crossing. */
export const jaalField: Band = (random, length, height) => {
  const rows = repeats(height, Math.max(5.2, height / 3));
  const high = height / rows;
  const columns = repeats(length, high * 0.82);
  const wide = length / columns;
  const shapes: Shape[] = [];
  for (let row = 0; row <= rows * 2; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = (column + (row % 2 ? 0.5 : 0)) * wide;
      const y = (row * high) / 2;
      if (x > length + 0.01) continue;
      if (row < rows * 2) shapes.push(...place(cell(random, wide, high), { x, y }));
    }
  }
  for (let row = 0; row <= rows * 2; row++) {
    for (let column = 0; column < columns + (row % 2 ? 0 : 1); column++) {
      shapes.push(
        ...place(rosette(random, { petals: 6, outer: 'accent', inner: 'light', tip: 'round' }), {
          x: (column + (row % 2 ? 0.5 : 0)) * wide,
          y: (row * high) / 2,
          scale: high * 0.085,
        }),
      );
    }
  }
  return shapes;
};

/** From one crossing down: the two stems that leave it, and the palmette below it. */
function cell(random: Random, wide: number, high: number): Shape[] {
  const stems = [-1, 1].flatMap((side) => [
    brushStroke(
      [
        [0, 0],
        [side * wide * 0.06, high * 0.16],
        [side * wide * 0.44, high * 0.34],
        [side * wide * 0.5, high * 0.5],
      ],
      high * 0.022,
      'leaf',
      () => 1,
    ),
    ...place(leaf(random), {
      x: side * wide * 0.2,
      y: high * 0.26,
      angle: side * 150,
      scale: high * 0.15,
      mirrored: side < 0,
    }),
  ]);
  return [
    ...stems,
    ...place(palmette(random), { x: 0, y: high * 0.66, scale: high * 0.27 }),
    ...[-1, 1].flatMap((side) =>
      place(leaf(random), {
        x: 0,
        y: high * 0.66,
        angle: side * 118,
        scale: high * 0.12,
        mirrored: side < 0,
      }),
    ),
  ];
}
