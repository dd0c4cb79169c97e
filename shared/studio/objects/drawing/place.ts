import type { Point } from '../geometry/curve';
import type { Shape } from './shape';

interface Placing {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise on the page. */
  readonly angle?: number;
  readonly scale?: number;
  readonly mirrored?: boolean;
}

/** Shapes moved, turned, scaled and mirrored into place. */
export function place(
  shapes: readonly Shape[],
  { x, y, angle = 0, scale = 1, mirrored = false }: Placing,
): Shape[] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const side = mirrored ? -1 : 1;
  const moved = ([px, py]: Point): Point => [x + px * side * cos - py * sin, y + px * side * sin + py * cos];
  return shapes.map((shape) => ({ ...shape, points: shape.points.map(moved) }));
}
