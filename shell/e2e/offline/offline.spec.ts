import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { FAILED_ANSWER } from '@tanabana/tooling/playwright/accounts';
import { expectHydrated, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';
import {
  activateWorker,
  cachedAddresses,
  expectCached,
  expectProductCached,
  networkNotice,
  reload,
} from './offlineVisits';

test.use({ serviceWorkers: 'allow', allowedComplaints: FAILED_ANSWER });
test.describe.configure({ timeout: 120_000 });

test('a visited product opens without a network with its pictures, and a notice displays when it was saved', async ({
  page,
  context,
}) => {
  await activateWorker(page);
  await goTo(page, '/product/30001');
  const picture = page.locator('main img').first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expectCached(page, '/product/30001');

  await context.setOffline(true);
  await expect(networkNotice(page)).toContainText(/You are offline.*saved today at/);
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blue Pottery Vase');
  await expect(networkNotice(page)).toContainText(/You are offline.*saved today at/);
  await expect.poll(width).toBeGreaterThan(0);

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a product that is added without a network has its packing in the cart', async ({ page, context }) => {
  await activateWorker(page);
  await goTo(page, '/product/30001');
  await expectProductCached(page, '/product/30001');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await goTo(page, '/cart');
  await expect(page.getByText('4 cartons of up to 8')).toBeVisible();
});

test('an empty cart that was never visited displays its drawing without a network', async ({
  page,
  context,
}) => {
  await activateWorker(page);
  await expect
    .poll(() => cachedAddresses(page, 'files'))
    .toContainEqual(expect.stringMatching(/^\/assets\/cart\/.*\.svg$/));
  await context.setOffline(true);
  await goTo(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  const drawing = page.locator('main img');
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a page is available offline from the second visit without a referrer', async ({ page, context }) => {
  await goTo(page, '/about');
  await page.close();
  const second = await context.newPage();
  await goTo(second, '/product/30001');
  await expectCached(second, '/product/30001');
  await context.setOffline(true);
  await reload(second);
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Blue Pottery Vase');
});

test('pages before and after the activation of the worker are available offline after a reload', async ({
  page,
  context,
}) => {
  await activateWorker(page);
  await page.locator('footer').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Craft Stories & Insights' })).toBeVisible();
  await expectCached(page, '/blog');
  await context.setOffline(true);
  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Craft Stories & Insights' })).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions');
  await goTo(page, '/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});

test('a link to a cached page opens the page offline, and another link opens the list of cached pages', async ({
  page,
  context,
}) => {
  await activateWorker(page);
  await goTo(page, '/product/30001');
  await expectCached(page, '/product/30001');
  await goTo(page, '/faq');
  await context.setOffline(true);
  await expect(networkNotice(page)).toContainText('You are offline.');
  await page.locator('footer').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/_offline?page=%2Fterms');
  await page.getByRole('link', { name: /Blue Pottery Vase/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blue Pottery Vase');
});

test('search and filters work in a cached listing', async ({ page, context }) => {
  await activateWorker(page);
  await page.locator('footer').getByRole('link', { name: 'Catalogue' }).click();
  await expect(page.getByText(/Showing \d+ of \d+ products/)).toBeVisible();
  await expectCached(page, '/catalogue');
  const files = async () => (await cachedAddresses(page, 'files')).join(' ');
  await expect.poll(files).toMatch(/\/data\/search\./);

  await context.setOffline(true);
  await reload(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('elephant');
  await expect(page).toHaveURL(/q=elephant/);
  await expect(page.getByRole('link', { name: /Dhokra Elephant/ }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByLabel('Category').selectOption({ label: 'Rugs' });
  await expect(page).toHaveURL(/category=rugs/);
  await expect(page.getByRole('link', { name: /Gulnar Medallion Rug/ }).first()).toBeVisible();
  // The cached document was stored without a query. After a reload, the page itself applies the query of the address.
  await reload(page);
  await expect(page.getByText(/Showing \d+ of \d+ products/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Gulnar Medallion Rug/ }).first()).toBeVisible();
});

onEveryScreen(() => {
  test('a page that is not cached lists the cached pages, and opens when the network is back', async ({
    page,
    context,
  }) => {
    await activateWorker(page);
    await goTo(page, '/product/30001');
    await expectCached(page, '/product/30001');
    await context.setOffline(true);
    await page.goto('/product/30002?size=5');
    await expect(page).toHaveURL('/_offline?page=%2Fproduct%2F30002%3Fsize%3D5');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    const list = page.getByRole('region', { name: 'Pages you can read now' }).getByRole('listitem');
    await expect(list).toContainText([/^Blue Pottery Vase.*today at/, /Questions|FAQ/, /About Us/]);
    await expect(list).toHaveCount(3);
    await expect(networkNotice(page)).toBeHidden();
    await expectToFit(page);

    await list.getByRole('link', { name: /Blue Pottery Vase/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Blue Pottery Vase');
    await page.goBack();
    await expectHydrated(page);
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
    await page.getByRole('link', { name: 'Try this page again' }).click();
    await expect(page).toHaveURL('/product/30002?size=5');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Elephant');
  });
});
