import { BuildCache } from '@tanabana/build/publish/buildCache';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { deployablesIn } from '@tanabana/build/publish/deployables';
import { publishDeployables } from '@tanabana/build/publish/publishDeployables';
import { publisherIn } from '@tanabana/build/publish/publisherIn';
import { compose } from '../../composition/releases/compose';
import type { ReleaseContext } from '../../composition/deployments/releaseContext';
import type { Release } from '@tanabana/artefacts/releases/releaseDocument';

/**
 * Builds and publishes the deployables in `root` whose sources have changed.
 * @returns deployable → version
 * @internal
 */
export function publishPresentSources({ root, artefacts, builds, print, env }: ReleaseContext) {
  const cache = new BuildCache(root, builds);
  return publishDeployables(root, deployablesIn(root), artefacts, cache, print, publisherIn(root, env));
}

export async function composePresentSources(context: ReleaseContext, settings: Settings): Promise<Release> {
  const versions = await publishPresentSources(context);
  const { artefacts, releases, now } = context;
  const release = await compose(artefacts, versions, settings, new Date(now()).toISOString());
  await releases.save(release);
  return release;
}
