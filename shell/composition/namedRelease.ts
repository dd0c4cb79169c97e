import type { DeploymentHistory } from './deploymentHistory';
import { ReleaseError, type ReleaseStore } from './releaseStore';
import { releaseBefore } from './deployReleases';

/**
 * Finds the release that a word means.
 * @param word `live`, `canary`, `previous`, `newest`, or an id or the beginning of one
 * @throws {ReleaseError} when it means none, or several
 */
export async function namedRelease(
  releases: ReleaseStore,
  deployments: DeploymentHistory,
  word: string,
): Promise<string> {
  const history = await deployments.recent(Infinity);
  const [present] = history;
  const ids = (await releases.list()).map(({ id }) => id);
  const named: Record<string, string | undefined> = {
    live: present?.live,
    canary: present?.canary?.release,
    previous: present && releaseBefore(present.live, history),
    newest: ids[0],
  };
  if (word in named) {
    const id = named[word];
    if (id === undefined) throw new ReleaseError(`There is no release that is ${word}.`);
    return id;
  }
  const found = ids.filter((id) => id.startsWith(word));
  if (found.length > 1) throw new ReleaseError(`${word} may mean ${found.join(' or ')}.`);
  const [only] = found;
  if (only === undefined) throw new ReleaseError(`There is no release ${word}.`);
  return only;
}
