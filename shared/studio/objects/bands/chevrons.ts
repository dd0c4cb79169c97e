import type { Shape } from '../drawing/shape';
import { repeats, type Band } from './band';

/** Slanted pieces in two rows that meet in points, light and dark by turns: the border of laid straw. */
export const chevrons: Band = (_random, length, height) => {
  const count = 2 * repeats(length, height * 0.9);
  const pitch = length / count;
  const half = height / 2;
  const lean = half * 0.8;
  const inks = ['light', 'secondary'] as const;
  return Array.from({ length: count }, (_, i): Shape[] => {
    const [from, to] = [i * pitch, (i + 1) * pitch];
    const ink = inks[i % 2] ?? 'light';
    const other = inks[(i + 1) % 2] ?? 'light';
    const within = (x: number) => Math.min(length, Math.max(0, x));
    return [
      {
        points: [
          [within(from - lean), 0],
          [within(to - lean), 0],
          [to, half],
          [from, half],
        ],
        ink,
      },
      {
        points: [
          [from, half],
          [to, half],
          [within(to - lean), height],
          [within(from - lean), height],
        ],
        ink: other,
      },
    ];
  }).flat();
};
