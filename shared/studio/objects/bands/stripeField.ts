import type { Shape } from '../drawing/shape';
import { repeats, type Band } from './band';

/** Broad and narrow stripes across the length, as a loom lays them. */
export const stripeField: Band = (_random, length, height) => {
  const order = [
    ['primary', 5],
    ['light', 1],
    ['secondary', 2],
    ['light', 1],
    ['primary', 1.2],
    ['ground', 6],
    ['accent', 0.7],
    ['ground', 1],
    ['leaf', 2.2],
    ['ground', 1],
    ['accent', 0.7],
    ['ground', 6],
  ] as const;
  const total = order.reduce((sum, [, wide]) => sum + wide, 0);
  const times = repeats(length, 30);
  const unit = length / times / total;
  let x = 0;
  return Array.from({ length: times }, () =>
    order.map(([ink, wide]): Shape => {
      const from = x;
      x += wide * unit;
      return {
        points: [
          [from, 0],
          [x, 0],
          [x, height],
          [from, height],
        ],
        ink,
        plain: true,
      };
    }),
  ).flat();
};
