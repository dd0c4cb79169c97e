import { place } from '../drawing/place';
import { vaseOfFlowers } from '../motifs/vaseOfFlowers';
import { repeats, type Band } from './band';

/** Bouquets in their vases, side by side. */
export const vasesOfFlowers: Band = (random, length, height) => {
  const count = repeats(length, height * 0.8);
  const pitch = length / count;
  const size = Math.min(height * 0.97, pitch / 0.92);
  return Array.from({ length: count }, (_, i) =>
    place(vaseOfFlowers(random), {
      x: (i + 0.5) * pitch,
      y: (height + size) / 2 - height * 0.01,
      scale: size,
    }),
  ).flat();
};
