import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';

test('a page is prefetched when the pointer is on its link, and opens without a request for its data', async ({
  page,
  shop,
}) => {
  await goTo(page, `${shop.address}/catalogue`);
  const link = page.getByRole('article').first().getByRole('link').first();
  const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  const { settled } = watchTraffic(page);
  const data = page.waitForResponse((response) => response.url().includes('/products/'));
  await link.hover();
  await data;
  await settled();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) asked.push(request.url());
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Related products' })).toBeAttached();
  expect(asked).toEqual([]);
});

test('going back displays the previous page at its previous position', async ({ page, shop }) => {
  await goTo(page, `${shop.address}/catalogue`);
  const card = page.getByRole('article').nth(11);
  await card.getByRole('link').first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
});
