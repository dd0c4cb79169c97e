import type { Ink, Shape } from '../drawing/shape';
import type { Point } from '../geometry/curve';
import { between, type Random } from '../random';

const INKS: readonly Ink[] = ['leaf', 'secondary', 'primary', 'accent'];

/** A hill of overlapping scales, as painters draw rocks: from the left edge to `length`, its top about `top`. */
export function rocks(random: Random, length: number, top: number, height: number): Shape[] {
  const rows = 4;
  const radius = length / 11;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 13 }, (_, column): Shape[] => {
      const x = (column - 0.5 + (row % 2) / 2) * (length / 11.5);
      if (x < radius * 0.6 || x > length - radius * 0.6) return [];
      // The hill is higher in the middle.
      const rise = Math.sin((Math.PI * x) / length) ** 1.5 * height * 0.3;
      const y = top + height * (0.36 + row * 0.24) - rise * (1 - row / rows);
      const r = radius * between(random, 0.86, 1);
      const cap = (scale: number): Point[] =>
        Array.from({ length: 15 }, (_, i): Point => {
          const angle = Math.PI + (i / 14) * Math.PI;
          return [
            x + r * scale * Math.cos(angle),
            Math.min(top + height, y + r * 0.85 * scale * Math.sin(angle)),
          ];
        });
      const foot = Math.min(top + height, y + height * 0.26);
      const ink = INKS[(row * 3 + column) % INKS.length] ?? 'leaf';
      return [
        { points: [...cap(1), [x + r, foot], [x - r, foot]], ink },
        { points: [...cap(0.62), [x + r * 0.4, y], [x - r * 0.4, y]], ink: 'light' },
        { points: cap(0.34), ink },
      ];
    }).flat(),
  ).flat();
}
