import { FAILED_ANSWER } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { expectCached, cachedAddresses, reload, activateWorker } from './offlineVisits';

// The settings limit the caches to 2 MB.
test.use({
  serviceWorkers: 'allow',
  allowedComplaints: FAILED_ANSWER,
  shopEnvironment: { SETTINGS: JSON.stringify({ offline: { maxMegabytes: 2 } }) },
});
test.describe.configure({ timeout: 180_000 });

test('evicts the least recently visited pages, and no script of a cached page', async ({ page, context }) => {
  await activateWorker(page);
  const products = Array.from({ length: 12 }, (_, index) => `/product/${10001 + index}`);
  for (const address of products) {
    await goTo(page, address);
    await expectCached(page, address);
  }
  const last = products.at(-1) ?? '';
  await expectCached(page, last, '/_offline');
  await expect.poll(() => cachedAddresses(page)).not.toContain(products[0]);
  const cached = () =>
    page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const answers = await Promise.all(opened.map((cache) => cache.matchAll()));
      return answers.flat().reduce((sum, { headers }) => sum + Number(headers.get('x-kept-size')), 0);
    });
  await expect.poll(cached).toBeLessThanOrEqual(2_000_000);
  expect(await cached()).toBeGreaterThan(500_000);
  await context.setOffline(true);
  await goTo(page, last);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.goto(products[0] ?? '');
  await expect(page).toHaveURL(/_offline/);
  await expect(page.getByRole('region', { name: 'Pages you can read now' })).toBeVisible();
});

test('a browser with full storage displays every page, and caches pages again when storage is free', async ({
  page,
  context,
  shop,
}) => {
  await activateWorker(page);
  const session = await context.newCDPSession(page);
  const quotaSize = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await session.send('Storage.overrideQuotaForOrigin', { origin: shop.address, quotaSize });
  for (const address of ['/product/10001', '/catalogue', '/product/10002', '/blog']) {
    const answer = await goTo(page, address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await cachedAddresses(page)).not.toContain('/blog');
  await session.send('Storage.overrideQuotaForOrigin', { origin: shop.address });
  await goTo(page, '/blog');
  await expectCached(page, '/blog');
  await context.setOffline(true);
  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Craft Stories & Insights' })).toBeVisible();
});
