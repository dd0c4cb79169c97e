import { place } from '../drawing/place';
import { disc } from '../motifs/disc';
import { rosette } from '../motifs/rosette';
import { repeats, type Band } from './band';

/** Gold flowers in rows, every second row shifted, a dot in each gap. */
export const starredField: Band = (random, length, height) => {
  const rows = repeats(height, 1.5);
  const columns = repeats(length, 1.7);
  const [w, h] = [length / columns, height / rows];
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const x = (column + (row % 2 ? 0.75 : 0.25)) * w;
      const y = (row + 0.5) * h;
      return [
        ...place(rosette(random, { petals: 7, outer: 'accent', inner: 'light', tip: 'round' }), {
          x,
          y,
          scale: h * 0.36,
        }),
        disc(random, (x + w / 2) % length, y, h * 0.08, 'light'),
      ];
    }).flat(),
  ).flat();
};
