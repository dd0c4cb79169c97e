import type { Mesh } from './mesh';
import { add, cross, length, scale, subtract, unit, type Vector } from './vector';

/** A height above the bare surface in centimetres, at a place of the canvas: (0, 0) is its top left, (1, 1) its bottom right. */
export type Relief = (u: number, v: number) => number;

interface Sheet {
  /** Number of cells along u and along v. */
  readonly columns: number;
  readonly rows: number;
  /** Whether u = 1 meets u = 0, as around a vase. */
  readonly closed: boolean;
  /** The bare surface. Seen from outside, u runs to the right and v upwards. */
  readonly point: (u: number, v: number) => Vector;
  readonly relief?: Relief;
  /** Position on the canvas for a position of the sheet; upright and whole by default. */
  readonly uv?: (u: number, v: number) => readonly [number, number];
}

/** Samples a parametric surface into a mesh, raised along its normals by the relief. */
export function gridMesh(sheet: Sheet): Mesh {
  const { columns, rows, closed, relief, uv = (u, v) => [u, 1 - v] } = sheet;
  const uvs: (readonly [number, number])[] = [];
  const bare: Vector[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [column / columns, row / rows];
      uvs.push(uv(u, v));
      bare.push(sheet.point(u, v));
    }
  }
  const bareNormals = gridNormals(bare, columns, rows, closed);
  const positions = relief
    ? bare.map((p, i) => add(p, scale(at(bareNormals, i), relief(at(uvs, i)[0], at(uvs, i)[1]))))
    : bare;
  const normals = relief ? gridNormals(positions, columns, rows, closed) : bareNormals;
  return { positions, normals, uvs, triangles: gridTriangles(columns, rows) };
}

function gridNormals(points: readonly Vector[], columns: number, rows: number, closed: boolean): Vector[] {
  const wide = columns + 1;
  const place = (column: number, row: number): Vector => {
    const wrapped = closed ? (column + columns) % columns : Math.min(columns, Math.max(0, column));
    return at(points, Math.min(rows, Math.max(0, row)) * wide + wrapped);
  };
  return points.map((_, index) => {
    const [column, row] = [index % wide, Math.floor(index / wide)];
    const normal = (r: number): Vector =>
      cross(
        subtract(place(column, r + 1), place(column, r - 1)),
        subtract(place(column + 1, r), place(column - 1, r)),
      );
    const own = normal(row);
    // At a pole the row shrinks to a point and has no direction of its own.
    return unit(length(own) > 1e-9 ? own : normal(row === 0 ? 1 : row - 1));
  });
}

function gridTriangles(columns: number, rows: number): [number, number, number][] {
  const triangles: [number, number, number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      const above = a + columns + 1;
      triangles.push([a, a + 1, above + 1], [a, above + 1, above]);
    }
  }
  return triangles;
}

function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}
