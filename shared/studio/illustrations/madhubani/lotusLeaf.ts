import type { Point } from '../../drawing/shape';
import { line, moved, ring } from '../drawing';
import { doubleLined } from './doubleLined';
import { MITHILA } from './mithila';

const { ink, green } = MITHILA;

/** A round lotus leaf seen from above, with veins; about 1 wide. */
export function lotusLeaf(x: number, y: number, size: number): string {
  const outline = Array.from({ length: 60 }, (_, index): Point => {
    const angle = (index / 60) * 2 * Math.PI;
    const reach = 0.48 + 0.035 * Math.cos(9 * angle);
    return [reach * Math.cos(angle), reach * 0.74 * Math.sin(angle)];
  });
  const veins = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    return line(
      [
        [0.08 * Math.cos(angle), 0.06 * Math.sin(angle)],
        [0.4 * Math.cos(angle), 0.3 * Math.sin(angle)],
      ],
      0.013,
      ink,
    );
  });
  return moved(doubleLined(outline, green, 0.022) + veins.join('') + ring(0, 0, 0.06, 0.02, ink), x, y, size);
}
