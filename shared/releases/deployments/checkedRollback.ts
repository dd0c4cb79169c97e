import { rollback } from './deployReleases';
import { loadCompleteRelease } from './loadCompleteRelease';
import { resolveRelease } from './resolveRelease';
import type { ReleaseContext } from './releaseContext';

/**
 * Rolls back to a release after checking that the store has all of its versions. The pages of the release are not
 * verified again.
 * @param name name of the release, as in `resolveRelease`. If undefined, the previous release is chosen.
 * @returns the id of the release
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
