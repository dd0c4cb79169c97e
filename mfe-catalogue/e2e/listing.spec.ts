import type { Page } from '@playwright/test';
import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';

const SCREENS = [
  { width: 375, columns: 2 },
  { width: 768, columns: 3 },
  { width: 1280, columns: 4 },
] as const;

const count = (page: Page) => page.getByText(/^Showing \d+ of \d+ products$/);
const cards = (page: Page) => page.locator('main article');

/** Counts the cards in the first row. */
async function columns(page: Page): Promise<number> {
  const tops = await cards(page).evaluateAll((all) =>
    all.slice(0, 6).map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}

test('the products are in two, three or four columns', async ({ page }) => {
  await goTo(page, '/catalogue');
  for (const { width, columns: expected } of SCREENS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(page)).toBe(expected);
  }
});

test('a search is sorted, restored by going back, and removed', async ({ page }) => {
  await goTo(page, '/catalogue');
  const all = await count(page).textContent();

  await page.getByRole('searchbox', { name: 'Search' }).fill('blu potery');
  await expect(page).toHaveURL(/q=blu(\+|%20)potery/);
  await expect(count(page)).not.toHaveText(all ?? '');
  await expect
    .poll(() =>
      cards(page)
        .filter({ hasText: /Blue Pottery/ })
        .count(),
    )
    .toBeGreaterThan(2);
  const prices = async () =>
    (await cards(page).locator('text=/^₹/').allTextContents()).map((price) =>
      Number(price.replace(/\D/g, '')),
    );
  const cheapestFirst = (await prices()).sort((a, b) => a - b);
  expect(await prices()).not.toEqual(cheapestFirst);
  await page.getByLabel('Sort By').selectOption({ label: 'Price: Low to High' });
  await expect.poll(prices).toEqual(cheapestFirst);
  await expect(page).toHaveURL(/sort=/);
  expect(await axeFindings(page)).toEqual([]);

  const found = await count(page).textContent();
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await page.goBack();
  await expect(count(page)).toHaveText(found ?? '');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('blu potery');

  await page.getByRole('button', { name: /^Remove “blu potery”/ }).click();
  await expect(count(page)).toHaveText(all ?? '');
});

test('a search without results shows a message and links back to all products', async ({ page }) => {
  await goTo(page, '/catalogue?q=zzzzzz');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear all filters and search' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('scrolling loads the whole collection, and going back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await goTo(page, '/catalogue');
  const all = Number(/of (\d+)/.exec((await count(page).textContent()) ?? '')?.[1]);
  await expect
    .poll(async () => {
      const more = page.getByRole('link', { name: 'Show more' });
      await more.evaluateAll((links) => links.forEach((link) => link.scrollIntoView()));
      return cards(page).count();
    })
    .toBe(all);
  const last = cards(page).nth(all - 2);
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await page.goBack();
  await page.waitForFunction((from) => Math.abs(window.scrollY - from) < 200, scrolled);
  await expect(cards(page)).toHaveCount(all);
});

test('going back to the listing on a phone restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await goTo(page, '/catalogue');
  const card = cards(page).nth(11);
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return top();
    })
    .toBeLessThan(400);
  // Records the position of the card when it is clicked, because Playwright scrolls before the click if the header
  // covers the card.
  await card.evaluate((element) => {
    const note = () => Object.assign(window, { left: Math.round(element.getBoundingClientRect().top) });
    document.addEventListener('click', note, { capture: true, once: true });
  });
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  const left = await page.evaluate(() => (window as unknown as { left: number }).left);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(top).toBe(left);
});

test('two facets narrow the listing, and going back and forward restores listing and chips', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goTo(page, '/catalogue');
  const all = (await count(page).textContent()) ?? '';
  const choose = async (facet: RegExp, value: RegExp) => {
    await page.getByRole('button', { name: facet }).click();
    await page.getByRole('checkbox', { name: value }).check();
    await page.keyboard.press('Escape');
  };
  await choose(/^Colour/, /^Blue \d+$/);
  await expect(page).toHaveURL('/catalogue?colour=blue');
  await expect(count(page)).not.toHaveText(all);
  const blue = (await count(page).textContent()) ?? '';
  await choose(/^Material/, /^Silk \d+$/);
  await expect(page).toHaveURL('/catalogue?colour=blue&material=silk');
  await expect(count(page)).not.toHaveText(blue);
  const silk = (await count(page).textContent()) ?? '';
  expect(await axeFindings(page)).toEqual([]);

  await page.goBack();
  await expect(count(page)).toHaveText(blue);
  await expect(page.getByRole('button', { name: 'Remove Silk' })).toBeHidden();
  await page.goForward();
  await expect(count(page)).toHaveText(silk);
  await expect(page.getByRole('button', { name: 'Remove Silk' })).toBeVisible();
});

test('on a phone the first product is visible without scrolling, and the sheet adds one history entry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const name = cards(page).first().getByRole('heading');
  await goTo(page, '/catalogue?category=rugs&colour=blue');
  const { y } = (await name.boundingBox()) ?? { y: Infinity };
  expect(y).toBeLessThan(667);

  await page.getByRole('button', { name: 'Filter (1)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('checkbox', { name: /^Teal \d+$/ }).check();
  expect(await axeFindings(page)).toEqual([]);
  const before = await count(page).textContent();
  await sheet.getByRole('button', { name: /^Show \d+ products$/ }).click();
  await expect(page).toHaveURL('/catalogue?category=rugs&colour=blue&colour=teal');
  await expect(sheet).toBeHidden();
  await expect(count(page)).not.toHaveText(before ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/catalogue?category=rugs&colour=blue');
  await expect(count(page)).toHaveText(before ?? '');
  await page.goForward();
  await expect(page).toHaveURL('/catalogue?category=rugs&colour=blue&colour=teal');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [375, 1280]) {
    test(`on a screen ${width} wide the form filters by facets, category and order`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/catalogue?category=rugs&sort=name');
      const rugs = await count(page).textContent();
      await page.getByRole('button', { name: 'Colour', exact: true }).click();
      await page.getByRole('checkbox', { name: /^Teal \d+$/ }).check();
      await page.getByRole('checkbox', { name: /^Green \d+$/ }).check();
      await page.getByRole('button', { name: 'Show products' }).click();
      await expect(page).toHaveURL(/category=rugs&sort=name&colour=green&colour=teal$/);
      await expect(count(page)).not.toHaveText(rugs ?? '');
      await page.getByRole('button', { name: 'Remove Green' }).click();
      await expect(page).toHaveURL('/catalogue?category=rugs&colour=teal&sort=name');
    });
  }
});
