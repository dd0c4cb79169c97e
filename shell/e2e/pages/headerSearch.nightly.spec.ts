import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { DESK } from '@tanabana/tooling/playwright/screens';
import { enlargeText } from '../screens/enlargeText';
import { tooWide } from '../screens/tooWide';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const open = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();

test.describe('when the catalogue', () => {
  test.use({ allowedComplaints: /ERR_FAILED|Failed to (?:load|fetch)|net::/ });

  for (const [failure, fail] of [
    ['is blocked', (page: Page) => page.route('**/assets/catalogue/**/*.js*', (route) => route.abort())],
    ['never answers', (page: Page) => page.route('**/assets/catalogue/**/*.js*', () => undefined)],
  ] as const) {
    test(`${failure}, the search displays a message, works as a form, and suggests again later`, async ({
      page,
    }) => {
      await fail(page);
      await goTo(page, '/about');
      await open(page);
      await page.keyboard.type('dhurrie');
      await expect(dialog(page).getByText('Suggestions are not available just now')).toBeVisible({
        timeout: 20_000,
      });
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();
      await page.unroute('**/assets/catalogue/**/*.js*');
      await open(page);
      await expect(dialog(page).getByRole('option').first()).toHaveText(/Dhurrie/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/catalogue?q=dhurrie');
    });
  }

  test('cannot read its index, the search displays a message', async ({ page }) => {
    await page.route('**/data/search*.json', (route) => route.abort());
    await goTo(page, '/about');
    await open(page);
    await page.keyboard.type('dhurrie');
    await expect(dialog(page).getByText('Suggestions are not available just now')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/catalogue?q=dhurrie');
  });
});

test('a search on the listing replaces its query, and back returns to the previous one', async ({ page }) => {
  await goTo(page, '/catalogue?q=vase');
  await open(page);
  await page.keyboard.type('bowl');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalogue?q=bowl');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('bowl');
  await page.goBack();
  await expect(page).toHaveURL('/catalogue?q=vase');
});

test('a suggestion can be opened in another tab, and the search stays open', async ({ page, context }) => {
  await page.setViewportSize(DESK);
  await goTo(page, '/about');
  await open(page);
  await page.keyboard.type('dhurrie');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog(page)
      .getByRole('option')
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/\/product\/\d+$/);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('suggestions fit a narrow phone, with text at 200 % too, and the last one can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await goTo(page, '/about');
  await open(page);
  await page.keyboard.type('jaipur');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page);
  expect(await tooWide(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await expect(dialog(page).getByRole('option').last()).toBeInViewport({ ratio: 1 });
});
