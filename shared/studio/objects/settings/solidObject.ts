import type { Mesh } from '../geometry/mesh';
import { povMesh } from '../geometry/povMesh';

/** A mesh in its texture, as scene text. */
export function solidObject(mesh: Mesh, texture: string): string {
  return `${povMesh(mesh)} ${texture}}`;
}
