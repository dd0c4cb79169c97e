import type { ReleaseContext } from './releaseContext';

/**
 * Returns a warning if a release was composed before the live release. The promotion of such a release would undo newer
 * changes.
 */
export async function olderThanLive(
  { releases, deployments }: Pick<ReleaseContext, 'releases' | 'deployments'>,
  id: string,
): Promise<string | undefined> {
  const live = (await deployments.latest())?.live ?? '';
  const times = new Map((await releases.list()).map((release) => [release.id, release.composedAt]));
  const [composedAt = Infinity, liveSince = -Infinity] = [times.get(id), times.get(live)];
  if (composedAt >= liveSince) return undefined;
  return `Release ${id} was composed at ${formatTime(composedAt)}, before the live release ${live} (${formatTime(liveSince)}).`;
}

function formatTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
