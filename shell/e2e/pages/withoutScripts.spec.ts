import type { Page } from '@playwright/test';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { DESK } from '@tanabana/tooling/playwright/screens';

test.use({ javaScriptEnabled: false, viewport: DESK });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const main = (page: Page) => page.locator('main');
const count = async (page: Page) =>
  Number(/Showing (\d+) of/.exec((await page.getByText(/^Showing \d+ of/).textContent()) ?? '')?.[1]);

test('the menu opens, closes by button, backdrop and Escape, and its links work', async ({ page }) => {
  await page.goto('/about');
  const menu = dialog(page, 'My Account');
  await press(page, 'Menu');
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();

  await press(page, 'Menu');
  await page.mouse.click(DESK.width - 10, 400);
  await expect(menu).toBeHidden();

  await press(page, 'Menu');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  await press(page, 'Menu');
  await menu.getByRole('link', { name: 'Rugs' }).click();
  await expect(page).toHaveURL('/catalogue?category=rugs');
});

test('the search of the header opens the listing from any page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type('dhurrie');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalogue?q=dhurrie');
  await expect(main(page).getByRole('article').first()).toContainText('Dhurrie');
});

test('Contact Us shows its three options', async ({ page }) => {
  await page.goto('/about');
  await press(page, 'Contact Us');
  await expect(dialog(page, 'Get in Touch').getByRole('link')).toHaveCount(3);
});

test('the dialogs of a value and of an artisan open', async ({ page }) => {
  await page.goto('/');
  await press(page, 'Easy Returns & Exchanges');
  const value = dialog(page, 'Easy Returns & Exchanges');
  await expect(value.getByText('Refunds reach you 5-7 business days')).toBeVisible();
  await value.getByRole('button', { name: 'Close' }).last().click();
  await expect(value).toBeHidden();

  await page.getByRole('link', { name: 'Read Her Story' }).click();
  const hers = dialog(page, 'Shanti Devi');
  await expect(hers).toBeVisible();
  await hers.getByRole('button', { name: 'Close' }).last().click();
  await expect(hers).toBeHidden();

  await page.goto('/artisans');
  await press(page, 'Read Story of Budhram Netam');
  const story = dialog(page, 'Budhram Netam');
  await expect(story.getByText('No mould can be used again')).toBeVisible();
  await expect(story.getByRole('img')).toHaveJSProperty('complete', true);
  await story.getByRole('button', { name: 'Close' }).last().click();
  await expect(story).toBeHidden();
});

test('a question opens, one at a time, and questions are searched', async ({ page }) => {
  await page.goto('/faq');
  await page.getByText('Is there a minimum order?').click();
  await expect(page.getByText('Yes: 25 units of each item.')).toBeVisible();
  await page.getByText('How long does delivery take?').click();
  await expect(page.getByText('After dispatch, delivery takes 3-7 business days')).toBeVisible();
  await expect(page.getByText('Yes: 25 units of each item.')).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search questions' }).fill('abrash');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/faq?q=abrash');
  await expect(page.getByRole('searchbox', { name: 'Search questions' })).toHaveValue('abrash');
  await expect(main(page).locator('summary')).toHaveText(['Why does my rug change shade from row to row?']);
});

test('products are searched, filtered, ordered and paged, and filters are removed', async ({ page }) => {
  await page.goto('/catalogue');
  const names = () =>
    main(page)
      .locator('article h2')
      .evaluateAll((headings) => headings.map(({ textContent }) => textContent));
  const all = await count(page);
  const featured = await names();
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/catalogue?page=2');
  expect(await names()).not.toEqual(featured);
  await page.getByRole('link', { name: 'Show earlier products' }).click();
  await expect(page).toHaveURL('/catalogue');

  await page.getByLabel('Category').selectOption('Rugs');
  await page.getByLabel('Sort By').selectOption('Name A-Z');
  await press(page, 'Show');
  await expect(page).toHaveURL(/category=rugs&sort=name/);
  await expect(page.getByLabel('Category')).toHaveValue('rugs');
  const rugs = await count(page);
  expect(rugs).toBeGreaterThan(0);
  expect(rugs).toBeLessThan(all);
  const ordered = await names();
  expect(ordered).toEqual([...ordered].sort((a, b) => a.localeCompare(b)));

  await page.getByRole('searchbox', { name: 'Search' }).fill('dhurrie');
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL(/q=dhurrie&category=rugs&sort=name/);
  expect(await count(page)).toBeLessThan(rugs);
  await press(page, 'Remove Rugs');
  await expect(page).toHaveURL('/catalogue?q=dhurrie&sort=name');
  await press(page, 'Clear all filters');
  await expect(page).toHaveURL('/catalogue?sort=name');
  expect(await count(page)).toBe(all);

  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzzzz');
  await press(page, 'Show');
  await press(page, 'Clear all filters and search');
  expect(await count(page)).toBe(all);
});

test('the blog is filtered by category and searched within it', async ({ page }) => {
  await page.goto('/blog');
  await press(page, 'Textiles');
  await expect(page).toHaveURL(/category=Textiles/);
  await expect(page.getByRole('button', { name: 'Textiles' })).toHaveAttribute('aria-pressed', 'true');
  const found = page
    .getByRole('region', { name: /posts? found/ })
    .getByRole('listitem')
    .locator('h3');
  const textiles = await found.count();
  await page.getByRole('searchbox', { name: 'Search blog posts' }).fill('submarine');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?q=submarine&category=Textiles');
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search blog posts' }).fill('');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(found).toHaveCount(textiles);
  await press(page, 'All');
  await expect(page.getByRole('heading', { name: 'Latest Posts' })).toBeVisible();
});
