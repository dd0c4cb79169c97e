import type { Deployment } from './deployment';

/**
 * Releases that were rolled back from, or stopped as a canary, and not promoted again since.
 * @param history the newest first
 * @returns release → the deployment that withdrew it last
 */
export function withdrawnReleases(history: readonly Deployment[]): ReadonlyMap<string, Deployment> {
  const withdrawn = new Map<string, Deployment>();
  for (const deployment of [...history].reverse()) {
    if (deployment.action === 'promote') withdrawn.delete(deployment.live);
    if (deployment.withdrawn !== undefined) withdrawn.set(deployment.withdrawn, deployment);
  }
  return withdrawn;
}
