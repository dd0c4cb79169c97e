import { BuildCache } from '@tanabana/tooling/publish/buildCache';
import path from 'node:path';
import { builtDeployable, newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { runCommand as run } from '../test/runCommand';
import { cartBuild, openTestShop, pageSaying, versionOf } from '../test/testShop';

const root = path.resolve(__dirname, '../..');

test('compose --without removes one remote only', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  await shop.context.artefacts.publish(
    builtDeployable({ name: 'gifts', version: versionOf(1) }, { 'browser/entry.js': 'export {}' }),
  );
  await run(shop, 'compose', 'mfe-gifts');
  await run(shop, 'promote');
  expect(await run(shop, 'status')).toContain(`gifts      ${versionOf(1)}`);
  expect(await run(shop, 'compose', '--without', 'gifts')).not.toContain('gifts');
  await run(shop, 'promote');
  const { remotes } = await shop.context.releases.load((await shop.context.deployments.latest())?.live ?? '');
  expect(Object.keys(remotes)).toEqual(['cart']);
  await expect(run(shop, 'compose', '--without', 'gifts')).rejects.toThrow('cannot be without "gifts"');
  await expect(run(shop, 'compose', '--without', 'shell')).rejects.toThrow('cannot be without "shell"');
  await expect(run(shop, 'compose', 'presents')).rejects.toThrow('No version of presents was published');
});

test('stage copies the live release with a fresh build, and publishes nothing', async () => {
  const shop = await openTestShop();
  const { shell } = await shop.promoted(1);
  const into = newFolder();
  const staged = openReleaseContext(root, { DATA_DIR: into }, () => undefined);
  const fresh = await staged.artefacts.publish(cartBuild(2, pageSaying('two')));
  const builds = new BuildCache(root, staged.builds);
  await builds.remember(builds.sources('cart'), fresh.version);

  await run(shop, 'stage', 'live', 'mfe-cart', '--into', into);
  const release = await staged.releases.load((await staged.deployments.latest())?.live ?? '');
  expect(release.remotes.cart?.version).toBe(versionOf(2));
  expect(release.shell.version).toBe(shell.version);
  expect(await staged.artefacts.faults(release.shell)).toEqual([]);
  expect(await shop.context.artefacts.has('cart', versionOf(2))).toBe(false);
  expect(await shop.context.deployments.length()).toBe(1);
});
