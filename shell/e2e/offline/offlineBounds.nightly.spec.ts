import { FAILED_ANSWER } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';
import { activateWorker } from './offlineVisits';

test.use({
  serviceWorkers: 'allow',
  allowedComplaints: new RegExp(
    `${FAILED_ANSWER.source}|valid digest in the 'integrity' attribute|dynamically imported module`,
  ),
});
test.describe.configure({ timeout: 180_000 });

/** Maximum transfer size of the worker, in bytes. */
const WORKER_BUDGET = 6_100;

test('the first page of a first visit loads nothing for offline use', async ({ page }) => {
  const traffic = watchTraffic(page);
  await goTo(page, '/');
  await traffic.settled();
  const paths = traffic.requests.map((request) => new URL(request.url()).pathname);
  expect(paths.filter((path) => /sw\.js|\/offline\.|_offline/.test(path))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the worker is small, is revalidated by browsers, and may send requests only to the shop', async ({
  shop,
  request,
}) => {
  const answer = await fetch(`${shop.address}/sw.js`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(WORKER_BUDGET);
  const { headers } = { headers: (await request.get('/sw.js')).headers() };
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'",
  );
  const policy = (await request.get('/about')).headers()['content-security-policy'];
  expect(policy).toContain("worker-src 'self';");
});

test('a changed script in the cache does not run, and the page loads from the network', async ({
  page,
  context,
}) => {
  await activateWorker(page);
  const damage = () =>
    page.evaluate(async () => {
      const cache = await caches.open('tanabana-1-files');
      for (const request of await cache.keys()) {
        if (!request.url.includes('/assets/cart/')) continue;
        const script = await (await cache.match(request))?.text();
        const headers = { 'content-type': 'text/javascript' };
        await cache.put(request, new Response(`${script ?? ''};window.tampered = true;`, { headers }));
      }
    });
  await damage();
  await context.setOffline(true);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});
