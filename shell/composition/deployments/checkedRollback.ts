import { rollback } from './deployReleases';
import { loadCompleteRelease } from '../releases/loadCompleteRelease';
import { resolveRelease } from './resolveRelease';
import type { ReleaseContext } from '../releaseContext';

/**
 * Rolls back to a release whose versions are all in the store. It is not verified again: it was when it was promoted.
 * @param name the target, see `resolveRelease`; the previous release by default
 * @param reason why, as a sentence
 * @returns the id of the release that is live now
 * @throws {ReleaseError} when there is no previous release, or the target was never live
 * @throws {ArtefactError} when one of its versions no longer exists
 */
export async function checkedRollback(
  context: Pick<ReleaseContext, 'releases' | 'artefacts' | 'deployments'>,
  name: string | undefined,
  reason: string | undefined,
): Promise<string> {
  const { releases, deployments } = context;
  const target = await resolveRelease(releases, deployments, name ?? 'previous');
  await loadCompleteRelease(context, target);
  return rollback(deployments, target, reason, ['every version is there']);
}
