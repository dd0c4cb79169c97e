import type { Point, Shape } from './shape';

/** Position, size and turn of a motif that is drawn about the origin. */
interface Placement {
  readonly x: number;
  readonly y: number;
  /** Units of the drawing per unit of the motif. */
  readonly scale: number;
  /** Clockwise, in radians. */
  readonly turn?: number;
  /** Mirrored left to right before it is turned. */
  readonly flip?: boolean;
}

/**
 * Places a motif on the drawing. Line widths are not scaled, because a line is one knot wide at any scale.
 */
export function place(shapes: readonly Shape[], placement: Placement): Shape[] {
  return shapes.map((shape) => ({ ...shape, points: placePoints(shape.points, placement) }));
}

/** Like {@link place}, for points. */
export function placePoints(points: readonly Point[], placement: Placement): Point[] {
  const { x, y, scale, turn = 0, flip = false } = placement;
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  return points.map(([px, py]) => {
    const across = flip ? -px : px;
    return [x + across * cos - py * sin, y + across * sin + py * cos];
  });
}
