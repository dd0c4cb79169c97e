import { FAILED_ANSWER } from '@tanabana/build/playwright/accounts';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test as base } from '@tanabana/build/playwright/journey';
import type { Page, Response } from '@playwright/test';
import { openFaultyShop, type FaultyShop } from './faultyShop';
import { expectKept, releaseOf, withWorker } from './offlineVisits';

/** A shop whose cart says a word more than the one that is promoted next. */
const test = base.extend<{ readonly ownShop: FaultyShop }>({
  ownShop: async ({}, use) => {
    const shop = await openFaultyShop('cart', (_file, content) => `'before';${content}`);
    await use(shop);
    await shop.close();
  },
});

const PAGE_SCRIPT = /\/assets\/cart\/pages-cart\.\w+\.js$/;
const MAP = /\/_map\/.+\.json$/;

/** Goes to the cart. @returns addresses of what came over the network as a difference */
async function differencesOf(page: Page, shop: FaultyShop): Promise<string[]> {
  const responses: Response[] = [];
  const note = (response: Response) => void responses.push(response);
  page.on('response', note);
  await goTo(page, `${shop.address}/cart`);
  page.off('response', note);
  const headers = await Promise.all(responses.map((response) => response.allHeaders()));
  return responses
    .filter((_response, index) => headers[index]?.['content-encoding'] === 'dcz')
    .map((response) => response.url());
}

test('after a promotion a returning visitor gets what changed of scripts and release map, and the page works', async ({
  page,
  ownShop,
}) => {
  expect(await differencesOf(page, ownShop)).toEqual([]);
  const before = await releaseOf(page);
  await ownShop.promoteWhole();
  const differences = await differencesOf(page, ownShop);
  expect(await releaseOf(page)).not.toBe(before);
  expect(differences).toEqual(
    expect.arrayContaining([expect.stringMatching(PAGE_SCRIPT), expect.stringMatching(MAP)]),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'My Account' })).toBeVisible();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', allowedComplaints: FAILED_ANSWER });
  test.describe.configure({ timeout: 180_000 });

  test('what came as a difference is kept whole, and shows without a network', async ({
    page,
    context,
    ownShop,
  }) => {
    await withWorker(page, ownShop.address);
    await goTo(page, `${ownShop.address}/cart`);
    await ownShop.promoteWhole();
    const differences = await differencesOf(page, ownShop);
    const script = differences.find((address) => PAGE_SCRIPT.test(address)) ?? '';
    const release = await releaseOf(page);
    await expectKept(page, '/cart');
    const whole = await (await fetch(script)).text();
    await expect
      .poll(() => page.evaluate(async (address) => (await caches.match(address))?.text(), script))
      .toBe(whole);
    await context.setOffline(true);
    await goTo(page, `${ownShop.address}/cart`);
    expect(await releaseOf(page)).toBe(release);
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
  });
});
