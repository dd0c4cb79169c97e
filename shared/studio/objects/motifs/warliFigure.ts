import { brushStroke } from '../drawing/brushStroke';
import type { Shape } from '../drawing/shape';
import type { Point } from '../geometry/curve';
import { disc } from './disc';
import { between, type Random } from '../random';

/** A Warli dancer of two triangles standing on the origin, 1 high, arms held out to both neighbours. */
export function warliFigure(random: Random): Shape[] {
  const sway = between(random, -0.06, 0.06);
  const step = between(random, 0.06, 0.12);
  const limb = (...points: Point[]) => brushStroke(points, 0.026, 'primary', () => 1);
  return [
    disc(random, sway * 1.4, -0.9, 0.075, 'primary'),
    {
      points: [
        [sway - 0.17, -0.8],
        [sway + 0.17, -0.8],
        [0, -0.54],
      ],
      ink: 'primary',
    },
    {
      points: [
        [-0.13, -0.33],
        [0.13, -0.33],
        [0, -0.58],
      ],
      ink: 'primary',
    },
    limb([sway - 0.16, -0.79], [-0.3, -0.68], [-0.42, -0.76]),
    limb([sway + 0.16, -0.79], [0.3, -0.68], [0.42, -0.76]),
    limb([-0.09, -0.34], [-0.11 - step, -0.16], [-0.06 - step, 0], [-0.13 - step, 0]),
    limb([0.09, -0.34], [0.13 + step, -0.18], [0.09 + step, 0], [0.02 + step, 0]),
  ];
}
