import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import type { Page } from '@playwright/test';

const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Compare / });
const bar = (page: Page) => page.getByRole('region', { name: 'Products to compare' });
const row = (page: Page, label: string) => page.getByRole('row', { name: new RegExp(`^${label} `) });

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

test('products are ticked, filters and pages keep them, and Back returns from the comparison', async ({
  page,
}) => {
  await goTo(page, '/catalogue');
  await expect(ticks(page).and(page.locator(':checked'))).toHaveCount(0);
  await ticks(page).nth(0).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Category').selectOption({ label: 'Rugs' });
  await expect(page.getByText(/^Showing 36 of/)).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Compare 1 product' })).toBeVisible();
  for (const index of [4, 5, 6]) await ticks(page).nth(index).click();
  await expect(bar(page).getByRole('alert')).toHaveText(/^Only 3 products fit side by side/);
  await expect(ticks(page).nth(6)).not.toBeChecked();
  expect(await axeFindings(page)).toEqual([]);

  await bar(page).getByRole('link', { name: 'Compare 3 products' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/category=rugs/);
  await expect(ticks(page).nth(4)).toBeChecked();
});

test('a linked comparison has a column for each product, of which one is added to the cart and one removed', async ({
  page,
}) => {
  await goTo(page, '/compare?ids=10001,10002,30001');
  await expect(row(page, 'Sizes').getByRole('cell').first()).toContainText('5 x 7 ft (152 × 213 cm)');
  await page.getByRole('combobox', { name: 'Size of Blue Pottery Vase' }).selectOption('12 in');
  await page.getByRole('button', { name: 'Add to Cart' }).last().click();
  await expect(page.getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();

  await page.getByRole('link', { name: 'Remove Neel Herati Rug' }).click();
  await expect(page).toHaveURL('/compare?ids=10001,30001');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('on phones, two columns and the edge of the third are in view, and a turned phone keeps size and quantity', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, '/compare?ids=30001,30002,10001');
  const heads = page.getByRole('columnheader');
  await expect(heads.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(heads.nth(2)).toBeInViewport({ ratio: 0.15 });
  await expect(heads.nth(2)).not.toBeInViewport({ ratio: 0.3 });
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Size of Blue Pottery Vase' }).selectOption('12 in');
  await page.getByRole('spinbutton').first().fill('80');

  await page.setViewportSize({ width: 932, height: 430 });
  await expect(page.getByRole('combobox', { name: 'Size of Blue Pottery Vase' })).toHaveValue('12 in');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(
    page.getByText('Added to your cart: 80 × Blue Pottery Vase with Lotus Vine, 12 in'),
  ).toBeVisible();
});

test('the size that the browser restores on Back is the one that is added', async ({ page }) => {
  await goTo(page, '/compare?ids=30001,30002');
  const size = page.getByRole('combobox', { name: 'Size of Blue Pottery Vase' });
  await size.selectOption('12 in');
  await page.goto('/faq');
  await page.goBack();
  await expect(size).toHaveValue('12 in');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Blue Pottery Vase with Lotus Vine, 12 in')).toBeVisible();
});

test('addresses that name no product lead to the catalogue', async ({ page }) => {
  for (const query of ['', '?ids=', '?ids=1,2', '?ids=%3Cscript%3E']) {
    const answer = await goTo(page, `/compare${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing to compare yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse Catalogue' })).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ticked products are sent by a form', async ({ page }) => {
    await page.goto('/catalogue?category=rugs');
    await ticks(page).nth(0).check();
    await ticks(page).nth(1).check();
    await page.getByRole('button', { name: 'Compare the ticked products' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=\d+&ids=\d+$/);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

test('only differences are left, and the names stay in view below the header', async ({ page }) => {
  await goTo(page, '/compare?ids=10001,10002');
  const equal = page.locator('[data-differs="false"]');
  await expect(equal.first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  await expect(equal.first()).toBeHidden();
  await expect(row(page, 'Price')).toBeHidden();
  await expect(row(page, 'Knots')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only differences' }).uncheck();
  await row(page, 'HSN code').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const head = page.getByRole('columnheader', { name: /Gulnar Medallion Rug/ });
  await expect(head).toBeInViewport({ ratio: 1 });
  const below = async () => ({
    head: await head.boundingBox(),
    header: await page.locator('header').first().boundingBox(),
  });
  const { head: box, header } = await below();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
});
