import { releaseBefore, rollback } from './deployReleases';
import { loadWhole } from './loadWhole';
import { namedRelease } from './namedRelease';
import type { ReleaseContext } from './releaseContext';

/**
 * Withdraws the live release, at once, for one that was live and of which every version is in the store. It was
 * verified when it was promoted.
 * @param word the release to go back to, as commands name it; the previous one unless named
 * @param reason why, in a sentence
 * @returns the release that is live now
 * @throws {ReleaseError} when there is none to go back to, or the named one was never live
 * @throws {ArtefactError} when a version of it is not there any more
 */
export async function goBack(
  context: Pick<ReleaseContext, 'releases' | 'artefacts' | 'deployments'>,
  word: string | undefined,
  reason: string | undefined,
): Promise<string> {
  const { releases, deployments } = context;
  const history = await deployments.recent(Infinity);
  const before = history[0] && releaseBefore(history[0].live, history);
  const target = word === undefined ? before : await namedRelease(releases, deployments, word);
  if (target !== undefined) await loadWhole(context, target);
  return rollback(deployments, target, reason, ['every version is there']);
}
