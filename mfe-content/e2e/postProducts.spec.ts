import { follow, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';

const POST = '/blog/how-a-rug-is-read-aloud';
const FIRST_RUG = 'Gulnar Medallion Rug';
const RUGS = [FIRST_RUG, 'Lal Darya Herati Rug', 'Ambi Boteh Rug'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a post shows the catalogue’s products of its craft', async ({ page }) => {
    await page.goto(POST);
    const products = page.getByRole('region', { name: 'From the catalogue' });
    await expect(products.getByRole('heading', { level: 3 })).toHaveText(RUGS);
    await expect(products.getByText('Price on Request')).toHaveCount(3);
  });
});

test('the products of a post are shown after a navigation, and lead to their pages', async ({ page }) => {
  await goTo(page, '/blog');
  await follow(page, POST);
  const products = page.getByRole('region', { name: 'From the catalogue' });
  await products.scrollIntoViewIfNeeded();
  await expect(products.getByRole('heading', { level: 3 })).toHaveText(RUGS);
  await products.getByRole('link', { name: FIRST_RUG }).click();
  await expect(page.getByRole('heading', { level: 1, name: FIRST_RUG })).toBeVisible();
});

test('the products of a post remain displayed while the page is hydrated', async ({ page }) => {
  await goTo(page, POST);
  // Hydration is followed by a render with the values of browser storage.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const products = page.getByRole('region', { name: 'From the catalogue' });
  await expect(products.getByRole('heading', { level: 3 })).toHaveText(RUGS);
});

test('the data of a post’s products is not requested again', async ({ page }) => {
  const traffic = watchTraffic(page);
  const requested = () => traffic.requests.map((request) => new URL(request.url()).pathname);
  await goTo(page, POST);
  await page.getByRole('region', { name: 'From the catalogue' }).scrollIntoViewIfNeeded();
  await expect.poll(() => requested().some((path) => path.includes('fragments-ProductTeaser'))).toBe(true);
  await traffic.settled();
  expect(requested().filter((path) => path.includes('/data/'))).toEqual([]);
});

test.describe('while the catalogue fails', () => {
  test.use({ allowedComplaints: /assets\/catalogue|Failed to load resource/ });

  test('a post links to its products', async ({ page }) => {
    await page.route('**/assets/catalogue/**', (route) => route.abort());
    await goTo(page, '/blog');
    await follow(page, POST);
    const products = page.getByRole('region', { name: 'From the catalogue' });
    await expect(products.getByRole('link', { name: FIRST_RUG })).toHaveAttribute('href', '/product/10001');
  });
});
