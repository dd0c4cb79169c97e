import { FAILED_ANSWER } from '@tanabana/tooling/playwright/accounts';
import { expectHydrated, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test as base } from '@tanabana/tooling/playwright/journey';
import { openNetwork, type Network } from '../network';
import { expectCached, networkNotice, activateWorker } from './offlineVisits';

const test = base.extend<{ readonly network: Network }>({
  network: async ({ shop }, use) => {
    const network = await openNetwork(shop.address);
    await use(network);
    network.close();
  },
});
test.use({ serviceWorkers: 'allow', allowedComplaints: FAILED_ANSWER });
test.describe.configure({ timeout: 120_000 });

test('after 2.5 s of a slow network the cached page is displayed with a notice, and is updated later', async ({
  page,
  network,
}) => {
  await activateWorker(page, network.address);
  network.slow(8_000);
  const started = Date.now();
  await page.goto(`${network.address}/about`, { waitUntil: 'commit' });
  const waited = Date.now() - started;
  expect(waited).toBeGreaterThan(2_300);
  expect(waited).toBeLessThan(7_000);
  await expectHydrated(page);
  await expect(networkNotice(page)).toContainText('Your connection is slow.');
  await expect(networkNotice(page)).toContainText('A newer version is available.');

  network.slow(0);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(networkNotice(page)).toBeHidden();
});

test('a page that is not cached waits for a slow network without a limit', async ({ page, network }) => {
  await activateWorker(page, network.address);
  network.slow(4_000);
  await goTo(page, `${network.address}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the notice disappears when the shop responds, even if the browser always reports to be online', async ({
  page,
  network,
}) => {
  await activateWorker(page, network.address);
  network.cut(true);
  await goTo(page, `${network.address}/about`);
  await expect(networkNotice(page)).toContainText('You are offline.');
  network.cut(false);
  await expect(networkNotice(page)).toBeHidden({ timeout: 30_000 });
});

test('failure reports and API requests are neither cached nor repeated', async ({
  page,
  network,
  context,
}) => {
  await activateWorker(page, network.address);
  const send = () =>
    page.evaluate(async () => {
      const body = JSON.stringify({ route: '/faq', name: 'LCP', value: 1 });
      const headers = { 'content-type': 'application/json' };
      const sent = await fetch('/_vitals', { method: 'POST', body, headers }).catch(() => undefined);
      const asked = await fetch('/api/users/me').catch(() => undefined);
      return [sent?.status, asked?.status];
    });
  expect(await send()).toEqual([204, 401]);
  await context.setOffline(true);
  expect(await send()).toEqual([undefined, undefined]);
  await context.setOffline(false);
  await goTo(page, `${network.address}/about`);
  await expectCached(page, '/about');
  expect(network.passed.filter((call) => call === 'POST /_vitals')).toHaveLength(1);
  const cached = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => /^\/(?:api|_vitals|_failures)/.test(path))).toEqual([]);
});
