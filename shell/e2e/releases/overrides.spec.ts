import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';
import { signPreview } from '@tanabana/releases/signatures/preview';

const DEV_PORT = 43_117;
const DEV_SERVER = `http://localhost:${DEV_PORT}`;
const ENTRY = `${DEV_SERVER}/assets/cart/dev/entry.js`;

const PREVIEW_SECRET = 'a secret that is long enough for signing links';

test.use({ shopEnvironment: { PREVIEW_SECRET } });

let devServer: ChildProcess;

test.beforeAll(async () => {
  // The timeout is long, because the dev server builds the remote first.
  test.setTimeout(180_000);
  devServer = spawn('npx', ['webpack', 'serve'], {
    cwd: path.resolve(import.meta.dirname, '../../../mfe-cart'),
    env: { ...process.env, SERVED_FOR: 'shop', NODE_OPTIONS: '--import tsx', PORT: String(DEV_PORT) },
    stdio: 'ignore',
    detached: true,
  });
  const isServed = () =>
    fetch(ENTRY).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed, { timeout: 170_000 }).toBe(true);
});

test.afterAll(() => {
  if (devServer.pid !== undefined) process.kill(-devServer.pid);
});

test('an override displays the remote of a dev server only to the developer', async ({ browser, page }) => {
  const mine = watchTraffic(page);
  const { release } = (await (await page.request.get('/healthz')).json()) as { release: string };
  const preview = { release, override: { remote: 'cart', port: DEV_PORT } };
  await page.goto(`/cart?preview=${signPreview(PREVIEW_SECRET, preview, Date.now() + 3_600_000)}`);
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const scripts = mine.requests.map((request) => request.url());
  expect(scripts).toContain(ENTRY);
  const ofTheRelease = scripts.filter(
    (address) => address.includes('/assets/cart/') && !address.startsWith(DEV_SERVER),
  );
  expect(ofTheRelease).toEqual([]);

  // The other remotes of the release work with the override.
  await goTo(page, '/product/30001');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.locator('header').getByRole('link', { name: 'Cart, 25 items' }).click();
  await expect(page.locator('main').getByText('Blue Pottery').first()).toBeVisible();

  const other = await browser.newPage();
  const others = watchTraffic(other);
  await goTo(other, '/cart');
  await others.settled();
  expect(others.requests.filter((request) => request.url().startsWith(DEV_SERVER))).toEqual([]);
  await other.close();
});
