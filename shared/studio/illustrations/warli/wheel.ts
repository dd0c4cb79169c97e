import { line, moved } from '../drawing';
import { pot } from './pot';

/** A potter's wheel with a pot on it; stands on x, y. */
export function wheel(x: number, y: number, size: number, color: string): string {
  const disc = `<ellipse cx="0" cy="-.2" rx=".62" ry=".13" fill="none" stroke="${color}" stroke-width=".05"/>`;
  const spokes = [0, 0.6, 1.2, 1.9, 2.5].map((angle) =>
    line(
      [
        [-0.6 * Math.cos(angle), -0.2 - 0.12 * Math.sin(angle)],
        [0.6 * Math.cos(angle), -0.2 + 0.12 * Math.sin(angle)],
      ],
      0.022,
      color,
    ),
  );
  return moved(
    disc +
      spokes.join('') +
      line(
        [
          [0, -0.1],
          [0, 0.02],
        ],
        0.07,
        color,
      ) +
      pot(0, -0.2, 0.62, color),
    x,
    y,
    size,
  );
}
