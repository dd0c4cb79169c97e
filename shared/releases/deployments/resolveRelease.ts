import type { DeploymentHistory } from './deploymentHistory';
import type { ReleaseStore } from '../releases/releaseStore';
import { ReleaseError } from '../documents/readRelease';
import { previousRelease } from './deployReleases';

/** Resolves a name to an id: `live`, `canary`, `previous`, `newest`, an id, or the beginning of an id. */
export async function resolveRelease(
  releases: ReleaseStore,
  deployments: DeploymentHistory,
  name: string,
): Promise<string> {
  const isInHistory = name === 'live' || name === 'canary' || name === 'previous';
  const history = isInHistory ? await deployments.recent(Infinity) : [];
  const [present] = history;
  if (name === 'live') return existing(name, present?.live);
  if (name === 'canary') return existing(name, present?.canary?.release);
  const ids = (await releases.list()).map(({ id }) => id);
  if (name === 'previous') {
    const previous = present && previousRelease(present.live, history, new Set(ids));
    if (previous !== undefined) return previous;
    throw new ReleaseError('TB-DEPLOY-002: There is no previous release to roll back to.');
  }
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
