import { BuildCache } from '@tanabana/build/publish/buildCache';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { actorOf } from '@tanabana/artefacts/actor';
import { deployablesIn } from '@tanabana/build/publish/deployables';
import { publishDeployables } from '@tanabana/build/publish/publishDeployables';
import { compose } from '../composition/releases/compose';
import type { ReleaseContext } from '../composition/releaseContext';
import type { Release } from '../composition/releases/releaseDocument';

/**
 * Builds and publishes the deployables in `root` whose sources have changed.
 * @returns deployable → version
 * @internal
 */
export function publishPresentSources({ root, artefacts, builds, print, env }: ReleaseContext) {
  return publishDeployables(root, deployablesIn(root), artefacts, new BuildCache(root, builds), print, {
    by: actorOf(env),
    key: env.PUBLISH_KEY,
  });
}

export async function composePresentSources(context: ReleaseContext, settings: Settings): Promise<Release> {
  const versions = await publishPresentSources(context);
  const { artefacts, releases, now } = context;
  const release = await compose(artefacts, versions, settings, new Date(now()).toISOString());
  await releases.save(release);
  return release;
}
