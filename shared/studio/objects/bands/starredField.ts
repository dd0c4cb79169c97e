import { place } from '../drawing/place';
import { disc } from '../motifs/disc';
import { rosette } from '../motifs/rosette';
import type { Band } from './band';
import { halfDropRows } from './halfDropRows';

/** Gold flowers in rows, every second row shifted, a dot in each gap. */
export const starredField: Band = (random, length, height) =>
  halfDropRows(length, height, [1.7, 1.5], ({ x, row, wide, high }) => {
    const y = (row + 0.5) * high;
    return [
      ...place(rosette(random, { petals: 7, outer: 'accent', inner: 'light', tip: 'round' }), {
        x,
        y,
        scale: high * 0.36,
      }),
      disc(random, (x + wide / 2) % length, y, high * 0.08, 'light'),
    ];
  });
