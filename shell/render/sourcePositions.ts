import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { fileKey, SOURCE_MAPS } from '@tanabana/releases/versions/artefactKeys';
import { STACK_POSITION, stackPositions } from '@tanabana/releases/versions/stackPositions';
import type { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { LRUCache } from 'lru-cache';

const MAX_MAPS = 20;

/**
 * Replaces positions in scripts by positions in their sources, as in `mfe-cart/src/pages/cart/page.tsx:18:3`. Does not
 * change positions whose source map is missing or invalid.
 * @param manifests versions whose scripts may occur in the text
 */
export type SourcePositions = (text: string, manifests: readonly DeployManifest[]) => Promise<string>;

export function createSourcePositions(artefacts: Pick<ArtefactStore, 'read'>): SourcePositions {
  const maps = new LRUCache<string, TraceMap>({ max: MAX_MAPS });
  const mapOf = async (manifest: DeployManifest, file: string) => {
    const key = fileKey(manifest.name, file);
    const map = maps.get(key) ?? new TraceMap((await artefacts.read(manifest, file)).toString('utf8'));
    maps.set(key, map);
    return map;
  };

  return async (text, manifests) => {
    const found = new Map<string, string>();
    for (const { text: position, name, file, line, column } of stackPositions(text)) {
      const script = `${SOURCE_MAPS}${file}.`;
      for (const manifest of manifests.filter((each) => each.name === name)) {
        const map = Object.keys(manifest.files).find((each) => each.startsWith(script));
        const trace = map ? await mapOf(manifest, map).catch(() => undefined) : undefined;
        const original = trace && originalPositionFor(trace, { line, column: column - 1 });
        if (original?.source)
          found.set(position, `${original.source}:${original.line}:${original.column + 1}`);
      }
    }
    return text.replace(STACK_POSITION, (position) => found.get(position) ?? position);
  };
}
