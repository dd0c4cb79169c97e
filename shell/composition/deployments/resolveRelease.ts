import type { DeploymentHistory } from './deploymentHistory';
import { type ReleaseStore } from '../releases/releaseStore';
import { ReleaseError } from '@tanabana/artefacts/releases/readRelease';
import { previousRelease } from './deployReleases';

/** Resolves a name to an id: `live`, `canary`, `previous`, `newest`, an id, or the beginning of an id. */
export async function resolveRelease(
  releases: ReleaseStore,
  deployments: DeploymentHistory,
  name: string,
): Promise<string> {
  if (name === 'live' || name === 'canary' || name === 'previous') {
    const history = await deployments.recent(Infinity);
    const [present] = history;
    const stored = new Set((await releases.list()).map(({ id }) => id));
    const aliases = {
      live: present?.live,
      canary: present?.canary?.release,
      previous: present && previousRelease(present.live, history, stored),
    };
    return existing(name, aliases[name]);
  }
  const ids = (await releases.list()).map(({ id }) => id);
  if (name === 'newest') return existing(name, ids[0]);
  const found = ids.filter((id) => id.startsWith(name));
  if (found.length > 1) throw new ReleaseError(`TB-RELEASE-002: ${name} may mean ${found.join(' or ')}.`);
  const [only] = found;
  if (only === undefined) throw new ReleaseError(`TB-RELEASE-003: There is no release ${name}.`);
  return only;
}

function existing(name: string, id: string | undefined): string {
  if (id === undefined) throw new ReleaseError(`TB-RELEASE-004: There is no release that is ${name}.`);
  return id;
}
