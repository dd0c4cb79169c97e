import type { Settings } from '@tanabana/shared/settings/settings';
import type { ArtefactStore } from './artefactStore';
import { compose } from './compose';
import { publishAll } from './publishAll';
import type { ReleaseStore } from './releaseStore';

/**
 * Puts the present sources on show: builds and publishes what is new, composes a release, promotes it.
 * @param root the repository's folder
 * @returns the release's id
 */
export async function promotePresentSources(
  root: string,
  artefacts: ArtefactStore,
  releases: ReleaseStore,
  settings: Settings,
  say: (line: string) => void,
): Promise<string> {
  const versions = await publishAll(root, artefacts, say);
  const release = await compose(artefacts, versions, settings, new Date().toISOString());
  releases.save(release);
  releases.promote(release.id);
  return release.id;
}
