import { disc } from '../motifs/disc';
import { repeats, type Band } from './band';

/** A row of hand-set dots. */
export const dots: Band = (random, length, height) => {
  const count = repeats(length, height * 1.25);
  const pitch = length / count;
  return Array.from({ length: count }, (_, i) =>
    disc(random, (i + 0.5) * pitch, height / 2, height * 0.27, 'primary'),
  );
};
