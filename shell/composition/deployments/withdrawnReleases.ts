import type { Deployment } from './deployment';

/**
 * Finds releases that were rolled back or stopped as a canary, and not promoted again since.
 * @param history newest first
 * @returns release → the last deployment that withdrew it
 */
export function withdrawnReleases(history: readonly Deployment[]): ReadonlyMap<string, Deployment> {
  const withdrawn = new Map<string, Deployment>();
  for (const deployment of [...history].reverse()) {
    if (deployment.action === 'promote') withdrawn.delete(deployment.live);
    if (deployment.withdrawn !== undefined) withdrawn.set(deployment.withdrawn, deployment);
  }
  return withdrawn;
}
