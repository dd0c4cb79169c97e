import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { findIncompatibilities } from '../releases/findIncompatibilities';
import type { ReleaseContext } from './releaseContext';
import type { Release } from '../documents/releaseDocument';

/**
 * Finds a fallback version for each remote of a release: the most recent version that was live, is not the version in
 * the release, is compatible with the release, and is still in the store.
 * @param earlier releases that were live and are not withdrawn, newest first
 */
export async function fallbackVersions(
  { releases, artefacts }: Pick<ReleaseContext, 'releases' | 'artefacts'>,
  earlier: readonly string[],
  { id, shell, remotes }: Release,
): Promise<Readonly<Record<string, DeployManifest>>> {
  const found: Record<string, DeployManifest> = {};
  // Loads all releases concurrently, because a remote that rarely changes requires a search through many releases.
  const candidates = earlier.filter((candidate) => candidate !== id);
  const loaded = await Promise.all(
    candidates.map((candidate) => releases.load(candidate).catch(() => undefined)),
  );
  for (const release of loaded) {
    for (const [name, manifest] of Object.entries(release?.remotes ?? {})) {
      if (found[name] || !remotes[name] || remotes[name].version === manifest.version) continue;
      const fits = findIncompatibilities({ shell, remotes: { ...remotes, [name]: manifest } }).length === 0;
      if (fits && (await artefacts.has(name, manifest.version))) found[name] = manifest;
    }
    if (Object.keys(found).length === Object.keys(remotes).length) break;
  }
  return found;
}
