import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { SHIFT_LIMIT, totalShift, watchShift } from '@tanabana/tooling/playwright/layoutShift';
import { DESK, onEveryScreen } from '@tanabana/tooling/playwright/screens';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';
import type { Locator, Page } from '@playwright/test';

/** Counts the requests for close-ups, whose file names end with their width of 2400 pixels. */
function countCloseUps(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('-2400.avif')) count += 1;
  });
  return () => count;
}

test('thirty pieces are added to the cart, and one to the wishlist, with the keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await goTo(page, '/product/30001');
  const quantity = page.getByRole('spinbutton', { name: /^Quantity/ });
  await quantity.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('25');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 30 items' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Wishlist' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Added to wishlist' })).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
});

test('a typed quantity is added by a click that does not move the focus from the field', async ({ page }) => {
  await goTo(page, '/product/30001');
  const quantity = page.getByRole('spinbutton', { name: /^Quantity/ });
  await quantity.fill('80');
  // Voice control and switch access click without moving the focus, as this function does.
  const press = (name: string) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((control: HTMLElement) => control.click());
  await press('Increase quantity');
  await expect(quantity).toHaveValue('81');
  await quantity.fill('90');
  await press('Add to Cart');
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 90 items' })).toBeVisible();
});

async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: NaN, height: NaN };
  return y + height;
}

/** Expects that the enlarged picture is entirely in the dialog, and that no control covers the picture. */
async function expectFitted(page: Page) {
  const dialog = page.getByRole('dialog');
  const stage = await dialog.getByRole('region', { name: 'Enlarged picture' }).boundingBox();
  const picture = await dialog.getByRole('img').boundingBox();
  expect(picture).toEqual(stage);
  const { x = 0, y = 0, width = 0, height = 0 } = stage ?? {};
  for (const control of [...(await dialog.getByRole('button').all()), dialog.locator('output')]) {
    const box = (await control.boundingBox()) ?? { x, y, width, height };
    const isBeside = box.x >= x + width || box.y >= y + height || box.y + box.height <= y;
    expect(isBeside, `${await control.getAttribute('aria-label')} is beside the picture`).toBe(true);
  }
}

onEveryScreen(() => {
  test('a click enlarges a picture, zooming fetches its close-up, and closing restores the focus', async ({
    page,
  }) => {
    const closeUps = countCloseUps(page);
    await goTo(page, '/product/10001');
    await expect
      .poll(() => page.getByRole('button', { name: /^Show picture/ }).count())
      .toBeGreaterThanOrEqual(3);
    await page.getByRole('button', { name: 'Show picture 2' }).click();
    const pictures = page.getByRole('group', { name: 'Pictures' });
    await pictures.getByRole('img', { name: /^Corner of the madder medallion rug/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(closeUps()).toBe(0);
    await expect(page.getByText('100 %')).toBeVisible();
    await expectFitted(page);
    await page.keyboard.press('+');
    await expect(page.getByText('150 %')).toBeVisible();
    await expect.poll(closeUps).toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Enlarge picture' })).toBeFocused();
  });
});

test.describe('on a phone with a device pixel ratio of 2', () => {
  test.use({ deviceScaleFactor: 2 });

  test('the pictures of a product page weigh less than 250 kB', async ({ page }) => {
    const traffic = watchTraffic(page);
    await goTo(page, '/product/10001');
    const weight = await traffic.weight('image');
    expect(weight).toBeGreaterThan(10_000);
    expect(weight).toBeLessThan(250_000);
  });
});

test.describe('on a phone with a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a product page has no accessibility findings', async ({ page }) => {
    await goTo(page, '/product/10001');
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('a bar at the bottom of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('adds to the cart while the button is out of view, and covers neither focus, contact nor footer', async ({
    page,
  }) => {
    await watchShift(page);
    await goTo(page, '/product/30001');
    const button = page.getByRole('button', { name: 'Add to Cart', exact: true });
    const bar = page.getByRole('region', { name: 'Your order' });
    await expect(bar.getByText('₹31,250')).toBeVisible();
    const top = (await bar.boundingBox())?.y ?? 0;
    // Name, the picture in full width and the price are on the first screen, above the bar.
    const picture = page.getByRole('group', { name: 'Pictures' });
    expect((await picture.boundingBox())?.width).toBe(390 - 2 * 16);
    expect(await bottomOf(page.getByText('₹1,250').first())).toBeLessThanOrEqual(top);
    const contact = await page.getByRole('button', { name: 'Contact Us' }).boundingBox();
    const inBar = await bar.getByRole('button').boundingBox();
    expect(contact?.x).toBeGreaterThanOrEqual((inBar?.x ?? 0) + (inBar?.width ?? 0));
    expect(contact?.y).toBeGreaterThanOrEqual(top);

    // When a control is focused, the browser must scroll far enough that the bar does not cover the control.
    await page.getByRole('button', { name: 'Enlarge picture' }).focus();
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(focused).toBeLessThanOrEqual(top);

    await page.evaluate(() => window.scrollTo(0, 0));
    // Clicks by coordinates, because Playwright's click would scroll first.
    const add = await bar.getByRole('button', { name: 'Add 25 to Cart' }).boundingBox();
    await page.mouse.click((add?.x ?? 0) + 20, (add?.y ?? 0) + 20);
    await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'View cart' })).toBeVisible();
    await button.scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.getByRole('link', { name: 'Sitemap' }).scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
    expect(await totalShift(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
  });
});

test('a set is priced and counted as a set, with the price of one piece', async ({ page }) => {
  await goTo(page, '/product/30020');
  const main = page.locator('main');
  await expect(main).toContainText('₹980a set of 6 (₹163 each)');
  await expect(main).toContainText('25 sets = 150 napkins: ₹24,500');
  await page.getByRole('radio', { name: 'Set of 12' }).check();
  await expect(main).toContainText('25 sets = 300 napkins: ₹44,750');
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`the whole picture fits into a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await goTo(page, '/product/30001');
    const picture = await page.getByRole('group', { name: 'Pictures' }).boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(picture?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(picture?.height).toBeGreaterThan(height * 0.6);
    await page.mouse.wheel(0, 240);
    const thumbnail = page.getByRole('button', { name: 'Show picture 1' });
    await expect.poll(() => bottomOf(thumbnail)).toBeLessThanOrEqual(height);
  });
}
