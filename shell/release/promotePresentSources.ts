import { publishDeployables } from '@tanabana/shared/release/publishDeployables';
import { DEPLOYABLES } from '@tanabana/shared/release/workspaces';
import type { Settings } from '@tanabana/shared/settings/settings';
import { compose } from './compose';
import type { Desk } from './desk';
import { promote } from './show';
import { verify } from './verify';

/**
 * Puts the present sources on show: builds and publishes what is new, composes a release, verifies and promotes
 * it. What was rolled back stays off show until something in it changes.
 * @param root the repository's folder
 * @returns id of the release on show
 */
export async function promotePresentSources(root: string, desk: Desk, settings: Settings): Promise<string> {
  const { artefacts, releases, journal, requireFrom, now, say } = desk;
  const versions = await publishDeployables(root, DEPLOYABLES, artefacts, say);
  const release = await compose(artefacts, versions, settings, new Date(now()).toISOString());
  const present = await journal.latest();
  if (present?.live === release.id) return release.id;
  if (present?.withdrawn === release.id) {
    say(`Release ${release.id}, the present sources, was taken off show; ${present.live} stays.`);
    return present.live;
  }
  await verify(artefacts, release, requireFrom);
  await releases.save(release);
  await promote(journal, release.id);
  return release.id;
}
