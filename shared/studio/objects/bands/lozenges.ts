import { polygon } from './polygon';
import type { Shape } from '../drawing/shape';
import { repeats, type Band } from './band';

/** Lozenges within lozenges. */
export const lozenges: Band = (_random, length, height) => {
  const count = repeats(length, height * 1.05);
  const w = length / count;
  const rhomb = (ink: Shape['ink'], x: number, share: number) =>
    polygon(
      ink,
      [x - (w / 2) * share, height / 2],
      [x, (height / 2) * (1 - share)],
      [x + (w / 2) * share, height / 2],
      [x, (height / 2) * (1 + share)],
    );
  return Array.from({ length: count }, (_, i) => {
    const x = (i + 0.5) * w;
    return [rhomb('primary', x, 0.92), rhomb('secondary', x, 0.58), rhomb('accent', x, 0.26)];
  }).flat();
};
