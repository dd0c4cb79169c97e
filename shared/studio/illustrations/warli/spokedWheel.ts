import type { Point } from '../../drawing/shape';
import { dot, line, moved, ring } from '../drawing';

/** A wheel with its hub at x, y. */
export function spokedWheel(x: number, y: number, radius: number, spokes: number, color: string): string {
  const drawn = Array.from({ length: spokes }, (_, index) => {
    const angle = ((index + 0.5) / spokes) * 2 * Math.PI;
    const at = (reach: number): Point => [reach * Math.cos(angle), reach * Math.sin(angle)];
    return line([at(12), at(96)], 6, color);
  });
  return moved(
    ring(0, 0, 100, 12, color) + ring(0, 0, 76, 3, color) + dot(0, 0, 19, color) + drawn.join(''),
    x,
    y,
    radius / 100,
  );
}
