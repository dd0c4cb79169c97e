import { polygon } from './polygon';
import { repeats, type Band } from './band';

/** Triangles in two colours that meet along a zigzag. */
export const zigzag: Band = (_random, length, height) => {
  const count = repeats(length, height * 1.1);
  const w = length / count;
  return Array.from({ length: count }, (_, i) => {
    const x = i * w;
    return [
      polygon(
        'primary',
        [x + w * 0.05, height * 0.96],
        [x + w / 2, height * 0.12],
        [x + w * 0.95, height * 0.96],
      ),
      polygon(
        'secondary',
        [x + w * 0.55, height * 0.04],
        [x + w, height * 0.82],
        [x + w * 1.45, height * 0.04],
      ),
    ];
  }).flat();
};
