import type { Point } from '../../drawing/shape';
import { line, moved } from '../drawing';
import { speck } from './speck';

const STALKS = 13;

/** A bound sheaf of wheat with its ears upwards; stands on x, y. */
export function sheaf(x: number, y: number, size: number, color: string): string {
  const stalks = Array.from({ length: STALKS }, (_, index) => {
    const t = (index / (STALKS - 1)) * 2 - 1;
    const tip: Point = [0.3 * t, -0.98 + 0.12 * t * t];
    const foot: Point = [0.19 * t, 0];
    const grains = [0, 0.05, 0.1, 0.15].flatMap((down) => [
      speck(tip[0] - 0.022 - 0.3 * t * down, tip[1] + down, 0.019, color),
      speck(tip[0] + 0.022 - 0.3 * t * down, tip[1] + down - 0.02, 0.019, color),
    ]);
    return line([foot, [0.075 * t, -0.46], tip], 0.014, color) + grains.join('');
  });
  const bands = [-0.49, -0.44].map((at) =>
    line(
      [
        [-0.1, at],
        [0.1, at],
      ],
      0.024,
      color,
    ),
  );
  return moved(stalks.join('') + bands.join(''), x, y, size);
}
