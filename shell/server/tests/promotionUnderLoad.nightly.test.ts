/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { promote, rollback } from '../../composition/deployments/deployReleases';
import { openStorefront, openTestShop, scriptAddress } from '../../test/testShop';

/** Maximum time until a promotion takes effect, in milliseconds. */
const AT_ONCE = 1_000;

test('promotions and rollbacks under load reach the next page within a second, and no request is dropped', async () => {
  const shop = await openTestShop();
  const first = await shop.promoted(1);
  const releases = [first, await shop.release(2), await shop.release(3)];
  const app = await openStorefront(shop, {
    now: () => Date.now(),
    currentSeed: () => 1,
    historyTimeoutMs: 250,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const statuses = new Map<number | string, number>();
  let isOver = false;

  const visitor = async () => {
    while (!isOver) {
      const status = await fetch(`${origin}/cart`).then(
        async (answer) => {
          const words = await answer.text();
          return /version \d 2/.test(words) ? answer.status : 'no page';
        },
        (error: unknown) => String(error),
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  /** Time until a page load shows a version, in milliseconds. */
  const timeUntilShown = async (number: number) => {
    const started = performance.now();
    let words = '';
    while (!words.includes(`version ${number} 2`) && performance.now() - started < AT_ONCE) {
      words = await (await fetch(`${origin}/cart`)).text();
    }
    return performance.now() - started;
  };

  const visitors = Array.from({ length: 8 }, visitor);
  try {
    for (let round = 0; round < 5; round += 1) {
      for (const number of [2, 3]) {
        await promote(shop.context.deployments, releases[number - 1]?.id ?? '');
        expect(await timeUntilShown(number)).toBeLessThan(AT_ONCE);
      }
      await rollback(shop.context.deployments, first.id);
      expect(await timeUntilShown(1)).toBeLessThan(AT_ONCE);
    }
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }

  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(100);
  // Files of all releases can still be fetched by open pages.
  for (const number of [1, 2, 3]) {
    const file = await fetch(origin + scriptAddress(number));
    expect(await file.text()).toContain(`version = ${number}`);
  }
  await app.close();
}, 30_000);
