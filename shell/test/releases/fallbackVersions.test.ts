/** @jest-environment node */
import { openTestShop, versionOf } from '../testShop';
import { fallbackVersions } from '@tanabana/releases/deployments/fallbackVersions';
import type { ReleaseStore } from '@tanabana/releases/releases/releaseStore';

test('the latest earlier version is the fallback, and unreadable releases are skipped', async () => {
  const shop = await openTestShop();
  const [first, second, third] = [await shop.release(1), await shop.release(2), await shop.release(3)];
  const earlier = [third.id, 'a release that is gone', second.id, first.id];
  const found = await fallbackVersions(shop.context, earlier, third);
  expect(found.cart?.version).toBe(versionOf(2));
});

test('earlier releases are read concurrently, because each read from a bucket takes long', async () => {
  const shop = await openTestShop();
  const release = await shop.release(1);
  let reading = 0;
  let most = 0;
  const load: ReleaseStore['load'] = async () => {
    most = Math.max(most, (reading += 1));
    await new Promise((resolve) => setTimeout(resolve, 10));
    reading -= 1;
    return release;
  };
  const releases = Object.assign(Object.create(shop.context.releases) as ReleaseStore, { load });
  await fallbackVersions({ ...shop.context, releases }, ['a', 'b', 'c'], release);
  expect(most).toBe(3);
});
