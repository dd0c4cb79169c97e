import { FAILED_ANSWER } from '@tanabana/tooling/playwright/accounts';
import { expectHydrated, follow, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test as base } from '@tanabana/tooling/playwright/journey';
import { openNetwork } from '../network';
import { openFaultyShop, type FaultyShop } from '../failures/faultyShop';
import { expectCached, cachedAddresses, releaseOf, reload, activateWorker } from './offlineVisits';

/** A separate shop that can promote releases. */
const test = base.extend<{ readonly ownShop: FaultyShop }>({
  ownShop: async ({}, use) => {
    const shop = await openFaultyShop('cart');
    await use(shop);
    await shop.close();
  },
});
test.use({ serviceWorkers: 'allow', allowedComplaints: FAILED_ANSWER });
test.describe.configure({ timeout: 180_000 });

test('a promotion is visible at the next page load, also of a cached page', async ({ page, ownShop }) => {
  await activateWorker(page, ownShop.address);
  const before = await releaseOf(page);
  await ownShop.promoteValid();
  await goTo(page, `${ownShop.address}/cart`);
  expect(await releaseOf(page)).not.toBe(before);
});

test('a release that is promoted while a visitor is offline is used when the network is back', async ({
  page,
  context,
  ownShop,
}) => {
  await activateWorker(page, ownShop.address);
  const before = await releaseOf(page);
  await context.setOffline(true);
  await ownShop.promoteValid();
  await goTo(page, `${ownShop.address}/cart`);
  expect(await releaseOf(page)).toBe(before);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/') && name.endsWith('.js')),
  );
  const map = await page.locator('script[type=importmap]').textContent();
  expect(scripts.filter((address) => !map?.includes(new URL(address).pathname))).toEqual([]);
  await context.setOffline(false);
  await reload(page);
  expect(await releaseOf(page)).not.toBe(before);
});

test('two tabs on two releases work offline, each with the scripts of its release', async ({
  page,
  context,
  ownShop,
}) => {
  await activateWorker(page, ownShop.address);
  const older = await releaseOf(page);
  await ownShop.promoteValid();
  const other = await context.newPage();
  await goTo(other, `${ownShop.address}/about`);
  const newer = await releaseOf(other);
  expect(newer).not.toBe(older);
  await expect
    .poll(() =>
      other.evaluate(async () => {
        const cached = await caches.match('/cart');
        return cached?.headers.get('x-tanabana-release');
      }),
    )
    .toBe(newer);
  await context.setOffline(true);
  // A navigation without a reload displays the older release. A reload displays the newer release.
  await follow(page, '/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(await releaseOf(page)).toBe(older);
  for (const tab of [page, other]) {
    await goTo(tab, `${ownShop.address}/cart`);
    await expect(tab.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
    expect(await releaseOf(tab)).toBe(newer);
  }
});

test('a release with offline: false removes the worker at the next visit, and its caches at the latest on the page after', async ({
  page,
  context,
  ownShop,
}) => {
  const network = await openNetwork(ownShop.address);
  await activateWorker(page, network.address);
  // The page itself must remove the worker, because the network withholds the worker's script.
  network.withhold('/sw.js');
  await ownShop.promoteValid({ offline: false });
  const answer = await goTo(page, `${network.address}/about`);
  expect(answer?.headers()['content-security-policy']).not.toContain('worker-src');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  // The worker serves this page until the end, and may cache pictures that the page loads later.
  await goTo(page, `${network.address}/faq`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(`${network.address}/about`)).rejects.toThrow(/INTERNET_DISCONNECTED/);
  network.close();
});

test('the script at the worker’s address removes the worker too', async ({ page, ownShop }) => {
  await activateWorker(page, ownShop.address);
  await ownShop.promoteValid({ offline: false });
  const left = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const deadline = performance.now() + 10_000;
    while ((await caches.keys()).length > 0 && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length];
  });
  expect(left).toEqual([0, 0]);
});

test('nothing of a canary is cached', async ({ page, ownShop }) => {
  await ownShop.promoteValid();
  await activateWorker(page, ownShop.address);
  await ownShop.startFaultyCanary();
  await expect
    .poll(async () => (await page.request.get(`${ownShop.address}/about`)).headers()['x-tanabana-cohort'])
    .toBe('canary');
  await goTo(page, `${ownShop.address}/contact`);
  await follow(page, '/terms');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  await goTo(page, `${ownShop.address}/privacy`);
  expect(await cachedAddresses(page)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/contact|terms|privacy/)]),
  );
});

/** Code that breaks a service worker, and the expected result of its registration. */
const BROKEN_WORKERS = {
  'throws when it starts': { code: 'throw new Error("broken on start");', outcome: 'refused' },
  'throws on requests': {
    code: 'caches.open = () => { throw new Error("broken cache"); };',
    outcome: 'registered',
  },
  'finds no cache': {
    code: 'caches.open = () => Promise.reject(new Error("broken cache"));',
    outcome: 'registered',
  },
} as const;

/** Sets `window.registration` to the result of the registration of the service worker. */
const noteRegistration = () => {
  const workers = navigator.serviceWorker;
  const register = workers.register.bind(workers);
  const note = (registration: string) => () => Object.assign(window, { registration });
  workers.register = (...given) => {
    const registering = register(...given);
    registering.then(note('registered'), note('refused'));
    return registering;
  };
};

for (const [fault, { code, outcome }] of Object.entries(BROKEN_WORKERS)) {
  test(`a worker that ${fault} breaks no page, and the next worker works`, async ({ page }) => {
    const shop = await openFaultyShop('shell', (file, content, manifest) =>
      file === `browser/${manifest.worker ?? ''}` ? code + content : content,
    );
    await page.addInitScript(noteRegistration);
    await goTo(page, `${shop.address}/about`);
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions');
    await page.waitForFunction((is) => Reflect.get(window, 'registration') === is, outcome);
    if (outcome === 'registered')
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    for (const path of ['/about', '/cart', '/product/30001', '/about']) {
      const answer = await goTo(page, shop.address + path);
      expect(answer?.status()).toBe(200);
    }
    await shop.promoteValid();
    await goTo(page, `${shop.address}/faq`);
    await expectHydrated(page);
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click();
    await expectCached(page, '/_offline', '/cart');
    await shop.close();
  });
}
