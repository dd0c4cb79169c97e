import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { fileKey, SOURCE_MAPS } from '@tanabana/artefacts/store/artefactKeys';
import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { LRUCache } from 'lru-cache';

/**
 * Matches a position in a server module (`cart/1.0.0-4f2a91c07b/server/…`) or a browser script
 * (`https://…/assets/cart/…`).
 */
const POSITION =
  /(?:https?:\/\/[^\s/()]+\/assets\/([a-z]+)\/|([a-z]+)\/\d+\.\d+\.\d+-[0-9a-f]{10}\/(?=server\/))([\w./-]+\.c?js)(?:\?[\w=&]*)?:(\d+):(\d+)/g;

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
    for (const [position, inBrowser, onServer, path, line, column] of text.matchAll(POSITION)) {
      const script = `${SOURCE_MAPS}${inBrowser ? `browser/${path}` : path}.`;
      for (const manifest of manifests.filter(({ name }) => name === (inBrowser ?? onServer))) {
        const file = Object.keys(manifest.files).find((name) => name.startsWith(script));
        const map = file ? await mapOf(manifest, file).catch(() => undefined) : undefined;
        const original = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
        if (original?.source)
          found.set(position, `${original.source}:${original.line}:${original.column + 1}`);
      }
    }
    return text.replace(POSITION, (position) => found.get(position) ?? position);
  };
}
