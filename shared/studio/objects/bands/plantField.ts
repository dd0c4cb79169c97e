import { place } from '../drawing/place';
import { floweringPlant } from '../motifs/floweringPlant';
import { leaf } from '../motifs/leaf';
import { palmette } from '../motifs/palmette';
import { repeats, type Band } from './band';

/** Flowering plants standing side by side, with a small bloom above every gap. */
export const plantField: Band = (random, length, height) => {
  const count = repeats(length, height * 0.82);
  const pitch = length / count;
  return Array.from({ length: count }, (_, i) => [
    ...place(floweringPlant(random), { x: (i + 0.5) * pitch, y: height * 0.97, scale: height * 0.94 }),
    ...place(palmette(random, 'secondary', 'primary'), {
      x: i * pitch,
      y: height * 0.16,
      scale: height * 0.13,
    }),
    ...[-1, 1].flatMap((side) =>
      place(leaf(random), {
        x: i * pitch,
        y: height * 0.17,
        angle: side * 112,
        scale: height * 0.1,
        mirrored: side < 0,
      }),
    ),
  ]).flat();
};
