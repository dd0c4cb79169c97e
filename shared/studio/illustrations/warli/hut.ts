import { points } from '../../drawing/points';
import { fill, line, moved } from '../drawing';

/** A hut with a thatched roof and hatched walls; stands on x, y. */
export function hut(x: number, y: number, size: number, color: string): string {
  const walls = line(points('-0.4,0 -0.4,-0.36 0.4,-0.36 0.4,0 -0.4,0'), 0.018, color);
  const hatch = Array.from({ length: 15 }, (_, index) => {
    const at = -0.4 + (0.8 * (index + 1)) / 16;
    if (Math.abs(at) < 0.13) return '';
    return line(
      [
        [at, -0.02],
        [at, -0.34],
      ],
      0.009,
      color,
    );
  });
  const door = line(points('-0.12,0 -0.12,-0.27 0.12,-0.27 0.12,0'), 0.016, color);
  const roof = fill(points('-0.56,-0.34 0,-0.78 0.56,-0.34'), 'none', color, 0.018);
  const thatch = Array.from({ length: 21 }, (_, index) => {
    const t = (index - 10) / 10;
    return line(
      [
        [t * 0.5, -0.35],
        [t * 0.06, -0.75],
      ],
      0.011,
      color,
    );
  });
  const ridge =
    line(
      [
        [-0.08, -0.8],
        [0.08, -0.76],
      ],
      0.014,
      color,
    ) +
    line(
      [
        [0.08, -0.8],
        [-0.08, -0.76],
      ],
      0.014,
      color,
    );
  return moved(walls + hatch.join('') + door + roof + thatch.join('') + ridge, x, y, size);
}
