import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { watchTraffic } from '@tanabana/build/playwright/traffic';

test('a page that is pointed at is rendered before it is opened, and shown without asking for its data', async ({
  page,
  shop,
}) => {
  await goTo(page, `${shop.address}/catalogue`);
  const link = page.getByRole('article').first().getByRole('link').first();
  const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await link.hover();
  const headings = page.locator('main h1');
  await expect(headings).toHaveCount(2);
  await expect(headings.last()).toBeHidden();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) asked.push(request.url());
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(headings).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Related products' })).toBeAttached();
  expect(asked).toEqual([]);
});

test('going back from a page that was rendered before shows the one before, and not from its top', async ({
  page,
  shop,
}) => {
  await goTo(page, `${shop.address}/catalogue`);
  const card = page.getByRole('article').nth(11);
  await card.getByRole('link').first().hover();
  await expect(page.locator('main h1')).toHaveCount(2);
  await card.getByRole('link').first().click();
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
});

test.describe('on a screen with two pixels to one', () => {
  // A product's picture is larger there than that of its card.
  test.use({ deviceScaleFactor: 2 });

  test('a listing renders a product where nobody sees it, with its style rules and without its pictures', async ({
    page,
    shop,
  }) => {
    // What is prepared comes after the load event.
    await page.addInitScript(() => {
      const countRules = () =>
        [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
      window.addEventListener('load', () =>
        Object.assign(window, { countRules, rulesAtFirst: countRules() }),
      );
    });
    const { requests, settled } = watchTraffic(page);
    await goTo(page, `${shop.address}/catalogue`);
    await page.waitForFunction(() => {
      const { countRules, rulesAtFirst } = window as unknown as Readonly<{
        countRules: () => number;
        rulesAtFirst: number;
      }>;
      return countRules() > rulesAtFirst + 50;
    });
    await settled();
    const asked = requests.map((request) => new URL(request.url()).pathname);
    expect(asked.filter((path) => path.includes('/products/'))).toHaveLength(1);
    expect(asked.filter((path) => /-whole\..*-(800|1200)\./.test(path))).toEqual([]);
    await expect(page.locator('main h1')).toHaveCount(1);
  });
});
