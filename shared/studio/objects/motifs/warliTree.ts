import { brushStroke } from '../drawing/brushStroke';
import type { Shape } from '../drawing/shape';
import { between, type Random } from '../random';

/** A Warli tree on the origin, 1 high: a stem with paired branches of fine leaves. */
export function warliTree(random: Random): Shape[] {
  const shapes: Shape[] = [
    brushStroke(
      [
        [0, 0],
        [0.02, -0.5],
        [0, -1],
      ],
      0.03,
      'primary',
      (t) => 1 - 0.7 * t,
    ),
  ];
  for (let i = 0; i < 9; i++) {
    const y = -0.26 - i * 0.08;
    for (const side of [-1, 1]) {
      const reach = 0.36 * (1 - i / 13) * between(random, 0.85, 1.1);
      shapes.push(
        brushStroke(
          [
            [0.01, y],
            [side * reach * 0.6, y - 0.09],
            [side * reach, y - 0.17],
          ],
          0.014,
          'primary',
        ),
      );
      for (let k = 1; k <= 5; k++) {
        const [x, yy] = [(side * reach * k) / 5, y - 0.035 * k];
        shapes.push(
          brushStroke(
            [
              [x, yy],
              [x + side * 0.012, yy - 0.055],
            ],
            0.011,
            'primary',
          ),
          brushStroke(
            [
              [x, yy],
              [x + side * 0.04, yy + 0.025],
            ],
            0.011,
            'primary',
          ),
        );
      }
    }
  }
  return shapes;
}
