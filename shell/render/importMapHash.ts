import type { ServedRelease } from '../composition/releases/servedRelease';
import { hashSource } from './contentSecurityPolicy';
import { importMap } from './importMap';

/** Hashes of the import maps of the releases that are served. */
const known = new WeakMap<ServedRelease, string>();

/** The hash source of the import map of a release's documents, made once for each served release. */
export function importMapHash(served: ServedRelease): string {
  const hash = known.get(served) ?? hashSource(importMap(served));
  known.set(served, hash);
  return hash;
}
