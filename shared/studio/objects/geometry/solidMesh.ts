import type { Mesh } from './mesh';
import type { Solid } from './solid';
import { add, scale, unit, type Vector } from './vector';

/** The eight corners of a cell, and the twelve edges between them. */
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1] as const);
const EDGES = CORNERS.flatMap((_, a) => [1, 2, 4].flatMap((bit) => (a & bit ? [] : [[a, a | bit] as const])));

/**
 * The surface of a solid as a mesh (naive surface nets).
 *
 * @param low corner of the space to look in
 * @param high opposite corner
 * @param cell edge of a cell in centimetres
 */
export function solidMesh(solid: Solid, low: Vector, high: Vector, cell: number): Mesh {
  const [nx, ny, nz] = [0, 1, 2].map((i) => Math.ceil(((high[i] ?? 0) - (low[i] ?? 0)) / cell) + 1) as [
    number,
    number,
    number,
  ];
  const at = (x: number, y: number, z: number) => x + nx * (y + ny * z);
  const corner = (x: number, y: number, z: number): Vector => [
    low[0] + x * cell,
    low[1] + y * cell,
    low[2] + z * cell,
  ];
  const values = new Float32Array(nx * ny * nz);
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) values[at(x, y, z)] = solid(corner(x, y, z));

  const vertexOf = new Map<number, number>();
  const positions: Vector[] = [];
  for (let z = 0; z + 1 < nz; z++) {
    for (let y = 0; y + 1 < ny; y++) {
      for (let x = 0; x + 1 < nx; x++) {
        const value = CORNERS.map(([dx, dy, dz]) => values[at(x + dx, y + dy, z + dz)] ?? 1);
        const crossings = EDGES.filter(([a, b]) => (value[a] ?? 1) < 0 !== (value[b] ?? 1) < 0);
        if (!crossings.length) continue;
        const sum = crossings.reduce<Vector>(
          (total, [a, b]) => {
            const [va, vb] = [value[a] ?? 0, value[b] ?? 0];
            const t = va / (va - vb);
            const [ca, cb] = [CORNERS[a] ?? CORNERS[0], CORNERS[b] ?? CORNERS[0]] as [Vector, Vector];
            return add(total, add(scale(ca, 1 - t), scale(cb, t)));
          },
          [0, 0, 0],
        );
        vertexOf.set(at(x, y, z), positions.length);
        positions.push(add(corner(x, y, z), scale(sum, cell / crossings.length)));
      }
    }
  }
  return {
    positions,
    normals: positions.map((point) => slope(solid, point, cell * 0.7)),
    uvs: positions.map(() => [0, 0]),
    triangles: quads(values, [nx, ny, nz], vertexOf),
  };
}

function quads(
  values: Float32Array,
  [nx, ny, nz]: readonly [number, number, number],
  vertexOf: ReadonlyMap<number, number>,
) {
  const strides = [1, nx, nx * ny] as const;
  const triangles: [number, number, number][] = [];
  for (let index = 0; index < nx * ny * nz; index++) {
    for (let axis = 0; axis < 3; axis++) {
      const along = strides[axis] ?? 1;
      if ((values[index] ?? 1) < 0 === (values[index + along] ?? 1) < 0) continue;
      const [b, c] = [strides[(axis + 1) % 3] ?? 1, strides[(axis + 2) % 3] ?? 1];
      const ring = [index, index - b, index - b - c, index - c].map((cellIndex) => vertexOf.get(cellIndex));
      const [p, q, r, s] = ring;
      if (p === undefined || q === undefined || r === undefined || s === undefined) continue;
      triangles.push([p, q, r], [p, r, s]);
    }
  }
  return triangles;
}

/** The direction away from a solid. */
function slope(solid: Solid, [x, y, z]: Vector, step: number): Vector {
  return unit([
    solid([x + step, y, z]) - solid([x - step, y, z]),
    solid([x, y + step, z]) - solid([x, y - step, z]),
    solid([x, y, z + step]) - solid([x, y, z - step]),
  ]);
}
