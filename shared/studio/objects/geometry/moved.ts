import type { Mesh } from './mesh';
import { add, scale, type Vector } from './vector';

export interface Move {
  /** Degrees about x (a positive tilt leans the top away from the viewer), then y, then z. */
  readonly rotate?: Vector;
  readonly shift?: Vector;
  readonly size?: number;
}

/** A mesh scaled, turned, then shifted. */
export function moved(mesh: Mesh, { rotate = [0, 0, 0], shift = [0, 0, 0], size = 1 }: Move): Mesh {
  const turn = rotation(rotate);
  return {
    ...mesh,
    positions: mesh.positions.map((point) => add(turn(scale(point, size)), shift)),
    normals: mesh.normals.map(turn),
  };
}

/** Turns points about x, then y, then z, in degrees. */
function rotation(degrees: Vector): (point: Vector) => Vector {
  const [a, b, c] = degrees.map((d) => (d * Math.PI) / 180) as [number, number, number];
  const [sa, ca, sb, cb, sc, cc] = [
    Math.sin(a),
    Math.cos(a),
    Math.sin(b),
    Math.cos(b),
    Math.sin(c),
    Math.cos(c),
  ];
  return ([x, y, z]) => {
    const [y1, z1] = [y * ca - z * sa, z * ca + y * sa];
    const [x2, z2] = [x * cb + z1 * sb, z1 * cb - x * sb];
    return [x2 * cc - y1 * sc, x2 * sc + y1 * cc, z2];
  };
}
