import { LRUCache } from 'lru-cache';
import type { ServedRelease } from '../composition/servedRelease';
import { hashSource } from './contentSecurityPolicy';
import { importMap } from './releaseMap';

/** Hashes of the release maps that documents were last rendered for: one for each variant of a release. */
const known = new LRUCache<string, string>({ max: 40 });

/**
 * The hash source of the import map that a document's browser makes of a release map.
 * @param address of the release map, which names all that it is made of
 */
export function importMapHash(address: string, served: ServedRelease): string {
  const hash = known.get(address) ?? hashSource(importMap(served));
  known.set(address, hash);
  return hash;
}
