import type { Mesh } from './mesh';
import { povVector } from './povNumbers';

/** A mesh as a POV-Ray `mesh2`, still open for its texture and transformations. */
export function povMesh(mesh: Mesh): string {
  const list = (name: string, items: readonly string[]) => `${name}{${items.length},${items.join(',')}}`;
  return [
    'mesh2{',
    list('vertex_vectors', mesh.positions.map(povVector)),
    list('normal_vectors', mesh.normals.map(povVector)),
    // POV-Ray counts image rows from the bottom, drawings from the top.
    list(
      'uv_vectors',
      mesh.uvs.map(([u, v]) => povVector([u, 1 - v])),
    ),
    list('face_indices', mesh.triangles.map(povVector)),
  ].join('\n');
}
