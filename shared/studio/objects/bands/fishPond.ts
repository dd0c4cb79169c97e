import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { fish } from '../motifs/fish';
import { leaf } from '../motifs/leaf';
import { palmette } from '../motifs/palmette';
import type { Band } from './band';

/** A lotus pond full of fish, every gap filled, as in Madhubani. */
export const fishPond: Band = (random, length, height) => {
  const pairs = 3;
  const row = height / pairs;
  const size = Math.min(length * 0.62, row * 1.5);
  const swimmers = Array.from({ length: pairs }, (_, i) =>
    place(fish(random), {
      x: length * (i % 2 ? 0.6 : 0.4),
      y: (i + 0.5) * row,
      scale: size,
      mirrored: i % 2 === 1,
      angle: i % 2 ? -7 : 7,
    }),
  ).flat();
  const lotuses = [
    [0.86, 0.2],
    [0.13, 0.5],
    [0.88, 0.82],
  ].flatMap(([x = 0, y = 0]) => [
    ...place(palmette(random, 'secondary', 'primary'), {
      x: x * length,
      y: y * height + row * 0.22,
      scale: row * 0.46,
    }),
    ...[-62, 62].flatMap((angle) =>
      place(leaf(random), {
        x: x * length,
        y: y * height + row * 0.2,
        angle: angle * 1.9,
        scale: row * 0.22,
        mirrored: angle < 0,
      }),
    ),
  ]);
  const filler: Shape[] = [];
  for (let y = 0.6; y < height; y += 1.15) {
    for (let x = 0.5; x < length; x += 1.5)
      filler.push(
        brushStroke(
          [
            [x - 0.35, y],
            [x, y - 0.16],
            [x + 0.35, y],
            [x + 0.7, y + 0.14],
          ],
          0.07,
          'leaf',
        ),
      );
  }
  return [...filler, ...swimmers, ...lotuses];
};
