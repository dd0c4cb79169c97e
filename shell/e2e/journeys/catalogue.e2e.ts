import type { Page } from 'playwright-core';
import { axeFindings } from '../axe';
import { eventually } from '../eventually';
import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

const SCREENS = [
  { width: 375, columns: 2 },
  { width: 768, columns: 3 },
  { width: 1280, columns: 4 },
] as const;

const count = (page: Page) => page.getByText(/^Showing \d+ of \d+ products$/);
const cards = (page: Page) => page.locator('main article');

/** How many cards stand beside the first one. */
async function columns(page: Page): Promise<number> {
  const tops = await cards(page).evaluateAll((all) =>
    all.slice(0, 6).map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}

test.each(SCREENS)(
  'on a screen $width wide: search, choose, order, take away, and find it all again by going back',
  async ({ width, columns: expected }) => {
    const { page, context, complaints } = await newVisit({ viewport: { width, height: 900 } });
    await goTo(page, '/catalogue');
    expect(await columns(page)).toBe(expected);
    const all = await count(page).textContent();

    await page.getByLabel('Search').fill('blu potery');
    await page.waitForURL(/q=blu(\+|%20)potery/);
    await eventually(async () => {
      const shown = (await count(page).textContent()) ?? '';
      return shown.startsWith('Showing') && shown !== all;
    }, 'fewer products are shown');
    expect(
      await cards(page)
        .filter({ hasText: /Blue Pottery/ })
        .count(),
    ).toBeGreaterThan(2);
    const prices = async () =>
      (await cards(page).locator('text=/^₹/').allTextContents()).map((price) =>
        Number(price.replace(/\D/g, '')),
      );
    const cheapestFirst = (await prices()).sort((a, b) => a - b);
    expect(await prices()).not.toEqual(cheapestFirst);
    await page.getByLabel('Sort By').selectOption({ label: 'Price: Low to High' });
    await eventually(
      async () => String(await prices()) === String(cheapestFirst),
      'the cheapest comes first',
    );
    expect(page.url()).toContain('sort=');
    expect(await axeFindings(page)).toEqual([]);

    const found = await count(page).textContent();
    await cards(page).first().getByRole('link').click();
    await page.waitForURL(/\/product\/\d+/);
    await page.goBack();
    await count(page)
      .filter({ hasText: found ?? '' })
      .waitFor();
    expect(await page.getByLabel('Search').inputValue()).toBe('blu potery');

    await page.getByRole('button', { name: /^Remove “blu potery”/ }).click();
    await count(page)
      .filter({ hasText: all ?? '' })
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('what finds nothing says so and leads back to everything', async () => {
  const { page, context, complaints } = await newVisit();
  await goTo(page, '/catalogue?q=zzzzzz');
  await page.getByRole('heading', { name: 'No products found' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear all filters and search' }).click();
  await cards(page).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the whole collection comes while one scrolls, and the product that one left is where it was', async () => {
  const { page, context } = await newVisit({ viewport: { width: 1280, height: 900 } });
  await goTo(page, '/catalogue');
  const all = Number(/of (\d+)/.exec((await count(page).textContent()) ?? '')?.[1]);
  await eventually(async () => {
    const more = page.getByRole('link', { name: 'Show more' });
    await more.evaluateAll((links) => links.forEach((link) => link.scrollIntoView()));
    return (await cards(page).count()) === all;
  }, 'all products are shown');
  const last = cards(page).nth(all - 2);
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await last.getByRole('link').click();
  await page.waitForURL(/\/product\/\d+/);
  await page.goBack();
  await page.waitForFunction((from) => Math.abs(window.scrollY - from) < 200, scrolled);
  expect(await cards(page).count()).toBe(all);
  await context.close();
});

test('with the keyboard alone: a size, thirty pieces, the cart and the wishlist', async () => {
  const { page, context, complaints } = await newVisit({ viewport: { width: 1280, height: 900 } });
  await goTo(page, '/product/30001');
  const quantity = page.getByRole('textbox', { name: /^Quantity/ });
  await quantity.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  expect(await quantity.inputValue()).toBe('25');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('header').getByRole('link', { name: 'Cart, 30 items' }).waitFor();
  await page.getByRole('button', { name: 'Add to Wishlist' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Added to wishlist' }).waitFor();
  await page.locator('header').getByRole('link', { name: 'Wishlist, 1 item' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(SCREENS)('on a screen $width wide the pictures of a product can be enlarged', async ({ width }) => {
  const { page, context, complaints } = await newVisit({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await goTo(page, '/product/10001');
  expect(await page.getByRole('button', { name: /^Show picture/ }).count()).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'Enlarge picture' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('the pictures of a product page weigh less than 250 kB on a phone', async () => {
  const { page, context } = await newVisit({ deviceScaleFactor: 2 });
  const weights: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image')
      weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await goTo(page, '/product/10001');
  const weight = (await Promise.all(weights)).reduce((sum, one) => sum + one, 0);
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThan(250_000);
  await context.close();
});
