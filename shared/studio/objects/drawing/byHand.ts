import { noise } from '../geometry/noise';
import type { Shape } from './shape';

/**
 * Shapes as a steady hand would set them: every line strays a little.
 *
 * @param stray how far, in centimetres
 */
export function byHand(shapes: readonly Shape[], stray: number): Shape[] {
  return shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(
      ([x, y]) =>
        [x + stray * noise(x * 0.9, y * 0.9, 3.5), y + stray * noise(x * 0.9, y * 0.9, 8.5)] as const,
    ),
  }));
}
