import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { findIncompatibilities } from './findIncompatibilities';
import type { Release } from './releaseDocument';

/**
 * Finds, for each remote of a release, the version to fall back to when it fails: the last live one that
 * differs and fits the release's shell.
 * @param load gives a release with all its versions in the store, or rejects
 * @param earlier releases that were live and are not withdrawn, the newest first
 */
export function createFallbackVersions(
  load: (id: string) => Promise<Release>,
  earlier: readonly string[],
): (release: Release) => Promise<Readonly<Record<string, DeployManifest>>> {
  return async ({ id, shell, remotes }) => {
    const found: Record<string, DeployManifest> = {};
    for (const candidate of earlier) {
      if (candidate === id) continue;
      const release = await load(candidate).catch(() => undefined);
      for (const [name, manifest] of Object.entries(release?.remotes ?? {})) {
        if (found[name] || !remotes[name] || remotes[name].version === manifest.version) continue;
        if (findIncompatibilities({ shell, remotes: { ...remotes, [name]: manifest } }).length === 0)
          found[name] = manifest;
      }
      if (Object.keys(found).length === Object.keys(remotes).length) break;
    }
    return found;
  };
}
