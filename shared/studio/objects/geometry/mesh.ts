import type { Vector } from './vector';

/** A triangulated surface with smooth normals; `uvs` run from 0 to 1 over the canvas it is painted with. */
export interface Mesh {
  readonly positions: readonly Vector[];
  readonly normals: readonly Vector[];
  readonly uvs: readonly (readonly [u: number, v: number])[];
  readonly triangles: readonly (readonly [number, number, number])[];
}
