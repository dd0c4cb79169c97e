import type { Point } from '../../drawing/shape';
import { line, moved } from '../drawing';
import { spokedWheel } from './spokedWheel';

/** A cart heaped with straw, its pole to the right; the wheel stands on x, y, the whole is about 2 × size wide. */
export function strawCart(x: number, y: number, size: number, color: string): string {
  return moved(load(color), x, y, size) + bareCart(x, y, size, color);
}

/** The cart without straw. */
export function bareCart(x: number, y: number, size: number, color: string): string {
  return moved(bed(color) + spokedWheel(0, -0.33, 0.31, 12, color), x, y, size);
}

function bed(color: string): string {
  const rails = [-0.67, -0.6].map((at) =>
    line(
      [
        [-0.86, at],
        [0.86, at],
      ],
      0.022,
      color,
    ),
  );
  const stakes = Array.from({ length: 9 }, (_, index) => {
    const at = -0.8 + index * 0.2;
    return line(
      [
        [at, -0.6],
        [at * 1.05, -0.84],
      ],
      0.018,
      color,
    );
  });
  const pole = line(
    [
      [0.4, -0.62],
      [1.92, -0.52],
    ],
    0.03,
    color,
  );
  return rails.join('') + stakes.join('') + pole;
}

/** Straw in layers, each hanging a little over the one below. */
function load(color: string): string {
  const layers: string[] = [];
  const rows = 11;
  for (let row = 0; row < rows; row += 1) {
    const t = row / (rows - 1);
    const half = 0.98 * Math.sqrt(1 - 0.86 * t * t);
    const base = -0.68 - 0.08 * row;
    const count = Math.round(half * 42);
    for (let stalk = 0; stalk <= count; stalk += 1) {
      const across = (stalk / count) * 2 - 1;
      const droop = 0.05 * across * across;
      const from: Point = [half * across * 0.93, base - 0.13 + droop];
      const to: Point = [half * across * 1.03, base + 0.03 * Math.sin(stalk * 2.3 + row) + droop];
      layers.push(line([from, to], 0.0115, color));
    }
  }
  return layers.join('');
}
