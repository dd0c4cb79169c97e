import { dot, length, subtract, add, scale, type Vector } from './vector';

/** Distance in centimetres from a point to a surface, negative inside; near the surface it is nearly exact. */
export type Solid = (point: Vector) => number;

/** A limb that tapers from one ball to another. */
export function limb(from: Vector, to: Vector, fromRadius: number, toRadius: number): Solid {
  const axis = subtract(to, from);
  const square = dot(axis, axis);
  return (point) => {
    const t = Math.min(1, Math.max(0, dot(subtract(point, from), axis) / square));
    return length(subtract(point, add(from, scale(axis, t)))) - (fromRadius + (toRadius - fromRadius) * t);
  };
}

/** An ellipsoid with its half axes along x, y and z. */
export function ellipsoid(centre: Vector, radii: Vector): Solid {
  return (point) => {
    const [x, y, z] = subtract(point, centre);
    const near = Math.hypot(x / radii[0], y / radii[1], z / radii[2]);
    const slope = Math.hypot(x / radii[0] ** 2, y / radii[1] ** 2, z / radii[2] ** 2);
    return slope < 1e-9 ? -Math.min(...radii) : (near * (near - 1)) / slope;
  };
}

/** Several solids grown together, their joints rounded over about `blend` centimetres. */
export function grownTogether(solids: readonly Solid[], blend: number): Solid {
  return (point) =>
    solids.reduce((nearest, solid, index) => {
      const other = solid(point);
      if (index === 0) return other;
      const mix = Math.max(0, blend - Math.abs(nearest - other)) / blend;
      return Math.min(nearest, other) - mix * mix * blend * 0.25;
    }, Infinity);
}

/** A coat of a thickness over a solid, only where `region` is negative. */
export function coat(solid: Solid, thickness: number, region: Solid): Solid {
  return (point) => Math.max(solid(point) - thickness, region(point));
}

/** A box with its faces along the axes. */
export function block(low: Vector, high: Vector): Solid {
  return ([x, y, z]) => Math.max(low[0] - x, x - high[0], low[1] - y, y - high[1], low[2] - z, z - high[2]);
}
