import { ArtefactError } from '@tanabana/build/store/artefactStore';
import { LRUCache } from 'lru-cache';
import { namedVariant } from '../composition/releaseMapAddress';
import type { ReleaseContext } from '../composition/releaseContext';
import { ReleaseError } from '../composition/releaseStore';
import { encodeText } from '../render/compressDocument';
import { releaseMap } from '../render/releaseMap';
import { allowedOverride } from './pages/overrides';

/** Maps that are kept: every release that visitors have open. */
const MAX_KEPT = 30;

/** A release map, as it is kept and sent. */
interface KeptMap {
  readonly brotli: Buffer;
}

/** Finds release maps by what their addresses say; nothing when there is no such map. */
export type FindMap = (release: string, variant: string, override?: string) => Promise<KeptMap | undefined>;

/** Makes release maps, and keeps those that were asked for last, but for overrides. */
export function createKeptMaps({
  releases,
  artefacts,
}: Pick<ReleaseContext, 'releases' | 'artefacts'>): FindMap {
  const kept = new LRUCache<string, KeptMap>({ max: MAX_KEPT });

  const make: FindMap = async (id, variant, override) => {
    const release = await releases.load(id);
    const served = await namedVariant(release, variant, (name, version) => artefacts.manifest(name, version));
    if (!served) return undefined;
    const overrides = allowedOverride(release, override);
    return { brotli: await encodeText.br(releaseMap(overrides ? { ...served, overrides } : served)) };
  };

  return async (id, variant, override) => {
    const key = `${id} ${variant}`;
    const known = override === undefined ? kept.get(key) : undefined;
    if (known) return known;
    try {
      const map = await make(id, variant, override);
      if (map && override === undefined) kept.set(key, map);
      return map;
    } catch (error) {
      if (error instanceof ReleaseError || error instanceof ArtefactError) return undefined;
      throw error;
    }
  };
}
