import { BuildCache } from '@tanabana/tooling/publish/buildCache';
import path from 'node:path';
import { builtDeployable } from '@tanabana/releases/versions/builtDeployable.testing';
import { deployablesIn } from '@tanabana/tooling/publish/deployables';
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { shellBuild } from './shellBuild';
import { cartBuild, versionOf, type TestShop } from './testShop';

export const ROOT = path.resolve(__dirname, '../..');

/**
 * Publishes small builds, and caches them as the builds of the current sources, so that `npm start` builds nothing.
 * @param page server module of the pages of the remote `cart`
 */
export async function publishPresentSources(
  { context: shop, folder }: TestShop,
  page: string,
): Promise<void> {
  const context = openReleaseContext(ROOT, { DATA_DIR: folder }, () => undefined);
  const builds = new BuildCache(ROOT, context.builds);
  for (const name of deployablesIn(ROOT)) {
    const build =
      name === 'shell'
        ? shellBuild()
        : name === 'cart'
          ? cartBuild(0, page)
          : builtDeployable({ name, version: versionOf(0) }, { 'browser/entry.js': 'export {}' });
    const { version } = await shop.artefacts.publish(build);
    await builds.remember(builds.sources(name), version);
  }
}
