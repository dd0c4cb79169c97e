import type { Part } from '../form';
import { povMesh } from '../geometry/povMesh';

/** A part with its texture, as scene text; it shows in the pass of the objects only. */
export function povPart(part: Part, texture: string): string {
  const body = part.mesh ? povMesh(part.mesh) : (part.solid ?? '');
  return `${body}\n${texture} Unseen()}`;
}
