import type { Locator } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { SHIFT_LIMIT, totalShift, watchShift } from '@tanabana/tooling/playwright/layoutShift';
import { DESK } from '@tanabana/tooling/playwright/screens';
import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';

/** Maximum number of requests of the cart page with three lines, with the document, fonts and pictures. */
const MAX_REQUESTS = 20;

/** Maximum transfer size of the scripts of the cart page, in bytes. */
const MAX_SCRIPT_BYTES = 136_700;

/** Maximum transfer size of the catalogue's data, in bytes. */
const MAX_DATA_BYTES = 15_000;

test("lines show the catalogue's picture and price, few bytes are loaded, and nothing moves", async ({
  page,
  store,
}) => {
  await watchShift(page);
  await store(storedCart({ ...VASE, price: 1, image: '' }, ELEPHANT, RUG));
  const traffic = watchTraffic(page);
  await goTo(page, '/cart');
  const line = page.getByRole('article', { name: VASE.title });
  await expect(line.locator('img')).toHaveAttribute('src', /\/30001-whole\..*-400\.webp$/);
  await expect(line.getByText('₹1,680', { exact: true })).toBeVisible();
  await traffic.settled();
  const addresses = traffic.requests.map((request) => new URL(request.url()).pathname);
  expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(addresses.filter((address) => /\/assets\/catalogue\/.*\.js$/.test(address))).toEqual([]);
  expect(addresses.filter((address) => address.includes('/records/articles'))).toEqual([]);
  expect(await traffic.weight('script')).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(await traffic.weight('fetch')).toBeLessThanOrEqual(MAX_DATA_BYTES);
  // On a busy machine, a font that loads late shifts a line of text by less than 0.0005.
  expect(await totalShift(page)).toBeLessThan(0.001);
});

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0;

const bottomOf = async (element: Locator) => {
  const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 };
  return y + height;
};

test('a cart without known packing has no empty space below the list', async ({ page, store }) => {
  await page.setViewportSize(DESK);
  await store(storedCart({ ...RUG, size: '99 x 99 ft' }));
  await goTo(page, '/cart');
  const tools = page.getByText('Add lines from a spreadsheet');
  const last = page.getByRole('button', { name: 'Empty cart' });
  await expect.poll(async () => (await topOf(tools)) - (await bottomOf(last))).toBeLessThan(60);
});

test('packing and tools of a cart follow its list, beside the summary', async ({ page, store }) => {
  await page.setViewportSize(DESK);
  await watchShift(page);
  await store(storedCart(VASE));
  await goTo(page, '/cart');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  const packing = page.getByText('Longest lead time');
  const tools = page.getByText('Add lines from a spreadsheet');
  await expect(packing).toBeVisible();
  expect(await topOf(tools)).toBeLessThan(await bottomOf(summary));
  expect(
    (await topOf(packing)) - (await bottomOf(page.getByRole('button', { name: 'Empty cart' }))),
  ).toBeLessThan(240);
  expect((await topOf(tools)) - (await bottomOf(packing))).toBeLessThan(90);
  expect(await totalShift(page)).toBeLessThan(SHIFT_LIMIT);
});

test.describe('while the catalogue fails', () => {
  test.use({ allowedComplaints: /assets\/catalogue|Failed to load resource/ });

  test('lines show stored values, and can be changed', async ({ page, store }) => {
    await page.route('**/assets/catalogue/**', (route) => route.abort());
    await store(storedCart({ ...VASE, image: '/assets/shell/stored.webp' }));
    await goTo(page, '/cart');
    const line = page.getByRole('article', { name: VASE.title });
    await expect(line.getByText('₹1,680')).toBeVisible();
    await line.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'Cart, 31 items' })).toBeVisible();
    await line.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('was removed')).toBeVisible();
  });
});
