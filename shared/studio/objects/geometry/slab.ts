import type { Point } from './curve';
import { gridMesh, type Relief } from './gridMesh';
import type { Mesh } from './mesh';
import type { Vector } from './vector';

interface Slab {
  /** Centimetres along x, z and y. */
  readonly width: number;
  readonly depth: number;
  readonly bottom: number;
  readonly top: number;
  /** Radius of the upright corners and of the edges. */
  readonly corner: number;
  readonly edge: number;
  readonly topRelief?: Relief;
  readonly sideRelief?: Relief;
}

/** A block with rounded corners and edges, lying flat: its sides and its top, each painted with its own canvas. */
export function slab(form: Slab): { sides: Mesh; top: Mesh } {
  const { width, depth, bottom, top, edge, topRelief, sideRelief } = form;
  const loop = roundedRectangle(width, depth, form.corner);
  const shrunk = roundedRectangle(width - 2 * edge, depth - 2 * edge, Math.max(0.05, form.corner - edge));
  const sides = gridMesh({
    columns: 360,
    rows: sideRelief ? 140 : 12,
    closed: true,
    point: (u, v): Vector => {
      const lower = Math.min(edge * 0.6, (top - bottom) / 4);
      const height = bottom + lower + v * (top - edge - bottom - lower);
      const [x, z] = loop(u);
      return [x, height, z];
    },
    ...(sideRelief && { relief: sideRelief }),
  });
  const crown = gridMesh({
    columns: 360,
    rows: topRelief ? 200 : 60,
    closed: true,
    point: (u, v): Vector => {
      const [outer, inner] = [loop(u), shrunk(u)];
      const bend = Math.min(1, v / 0.06) * (Math.PI / 2);
      const share = v <= 0.06 ? 1 - Math.cos(bend) : 1;
      const rise = top - edge + edge * Math.sin(bend);
      const pull = v <= 0.06 ? 1 : 1 - (v - 0.06) / 0.94;
      const at = (axis: 0 | 1) => (outer[axis] + (inner[axis] - outer[axis]) * share) * pull;
      return [at(0), rise, at(1)];
    },
    uv: (u, v) => {
      const [outer, inner] = [loop(u), shrunk(u)];
      const pull = v <= 0.06 ? 1 : 1 - (v - 0.06) / 0.94;
      const [x, z] = v <= 0.06 ? outer : inner;
      return [0.5 + (x * pull) / width, 0.5 - (z * pull) / depth];
    },
    ...(topRelief && { relief: topRelief }),
  });
  return { sides, top: crown };
}

/** The outline of a rectangle with round corners at even speed, from the middle of its back by the left to the front. */
export function roundedRectangle(width: number, depth: number, radius: number): (u: number) => Point {
  const [a, b] = [width / 2 - radius, depth / 2 - radius];
  const arc = (Math.PI / 2) * radius;
  const pieces: { long: number; at: (s: number) => Point }[] = [];
  const corner = (x: number, z: number, from: number) =>
    pieces.push({
      long: arc,
      at: (s) => [x + radius * Math.cos(from + s / radius), z + radius * Math.sin(from + s / radius)],
    });
  pieces.push({ long: a, at: (s) => [-s, depth / 2] });
  corner(-a, b, Math.PI / 2);
  pieces.push({ long: 2 * b, at: (s) => [-width / 2, b - s] });
  corner(-a, -b, Math.PI);
  pieces.push({ long: 2 * a, at: (s) => [-a + s, -depth / 2] });
  corner(a, -b, 1.5 * Math.PI);
  pieces.push({ long: 2 * b, at: (s) => [width / 2, -b + s] });
  corner(a, b, 0);
  pieces.push({ long: a, at: (s) => [a - s, depth / 2] });
  const total = pieces.reduce((sum, piece) => sum + piece.long, 0);
  return (u) => {
    let left = u * total;
    for (const piece of pieces) {
      if (left <= piece.long) return piece.at(left);
      left -= piece.long;
    }
    return [0, depth / 2];
  };
}
