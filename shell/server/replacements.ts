import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import { misfits } from '../release/misfits';
import type { Release } from '../release/releaseDocument';

/**
 * Finds, for each remote of a release, the version that stands in when it fails: the last one on show that
 * differs and fits the release's shell.
 * @param load gives a release with all its versions in the store, or rejects
 * @param earlier releases that were on show and were not taken off it, the newest first
 */
export function createReplacements(
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
        if (misfits({ shell, remotes: { ...remotes, [name]: manifest } }).length === 0)
          found[name] = manifest;
      }
      if (Object.keys(found).length === Object.keys(remotes).length) break;
    }
    return found;
  };
}
