import { place } from '../drawing/place';
import { disc } from '../motifs/disc';
import { leaf } from '../motifs/leaf';
import { repeats, type Band } from './band';

/** A row of mirrors ringed with stitches. */
export const mirrorBorder: Band = (random, length, height) => {
  const count = repeats(length, height * 1.5);
  const pitch = length / count;
  return Array.from({ length: count }, (_, i) => [
    disc(random, (i + 0.5) * pitch, height / 2, height * 0.36, i % 2 ? 'primary' : 'secondary'),
    disc(random, (i + 0.5) * pitch, height / 2, height * 0.2, 'light'),
    ...place(leaf(random), { x: i * pitch, y: height * 0.78, angle: -14, scale: height * 0.6 }),
  ]).flat();
};
