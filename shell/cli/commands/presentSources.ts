import { BuildCache } from '@tanabana/tooling/publish/buildCache';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { deployablesIn } from '@tanabana/tooling/publish/deployables';
import { publishDeployables } from '@tanabana/tooling/publish/publishDeployables';
import { publisherIn } from '@tanabana/tooling/publish/publisherIn';
import { compose } from '@tanabana/releases/releases/compose';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import type { Release } from '@tanabana/releases/documents/releaseDocument';

/**
 * Builds and publishes the deployables in `root` whose sources have changed.
 * @returns deployable → version
 * @internal
 */
export function publishPresentSources({ root, artefacts, builds, print, env }: ReleaseContext) {
  const cache = new BuildCache(root, builds);
  return publishDeployables(root, deployablesIn(root), artefacts, cache, print, publisherIn(root, env));
}

export async function composePresentSources(
  context: ReleaseContext,
  settings: ReleaseSettings,
): Promise<Release> {
  const versions = await publishPresentSources(context);
  const { artefacts, releases, now } = context;
  const release = await compose(artefacts, versions, settings, new Date(now()).toISOString());
  await releases.save(release);
  return release;
}
