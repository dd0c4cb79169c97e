import type { Point } from './curve';
import { curveThrough } from './curve';
import { gridMesh } from './gridMesh';
import type { Mesh } from './mesh';
import { roundedRectangle } from './slab';
import type { Vector } from './vector';

interface Moulding {
  /** The rectangle that it runs round, in centimetres along x and z, and the radius of its corners. */
  readonly width: number;
  readonly depth: number;
  readonly corner: number;
  /** Anchors [outwards, height] from below to above; one given twice is an edge. */
  readonly profile: readonly Point[];
  readonly rows?: number;
}

/** A profile run round a rectangle, as a plane cuts it. */
export function moulding({ width, depth, corner, profile, rows = 60 }: Moulding): Mesh {
  const line = curveThrough(profile);
  return gridMesh({
    columns: 360,
    rows,
    closed: true,
    point: (u, v): Vector => {
      const [out, y] = line(v);
      const [x, z] = roundedRectangle(width + 2 * out, depth + 2 * out, Math.max(0.05, corner + out))(u);
      return [x, y, z];
    },
    // Grain runs alike down both sides, and meets itself at the back.
    uv: (u, v) => [Math.abs(2 * u - 1), 1 - v],
  });
}
