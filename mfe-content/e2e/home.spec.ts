import type { Page } from '@playwright/test';
import { axeFindings, expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { follow, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { DESK, onEveryScreen } from '@tanabana/tooling/playwright/screens';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';

const slide = (page: Page, number: number) => page.getByRole('group', { name: `${number} of 3` });
const card = (page: Page, name: string) => page.locator('main').getByRole('button', { name });

onEveryScreen(() => {
  test('slides change by click, a value card opens and closes, and the artisan’s story follows', async ({
    page,
  }) => {
    await goTo(page, '/');
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expect(slide(page, 3).getByRole('link', { name: 'Browse Vintage' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(slide(page, 1).getByRole('link', { name: 'Shop Rugs' })).toBeVisible();
    await page.getByRole('button', { name: 'Slide 2: Vintage Art' }).click();
    await expect(slide(page, 2).getByRole('link', { name: 'Explore Decor' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await card(page, 'Easy Returns & Exchanges').click();
    const dialog = page.getByRole('dialog', { name: 'Easy Returns & Exchanges' });
    await expect(dialog.getByText('Refunds reach you 5-7 business days')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await card(page, 'Global Reach').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await expectToFit(page);
    await page.getByRole('link', { name: 'Read Her Story' }).click();
    await expect(page.getByRole('dialog', { name: 'Shanti Devi' })).toBeVisible();
    await expect(page).toHaveURL('/artisans');
  });
});

test('the picture of the third slide is requested once the second slide is displayed', async ({ page }) => {
  await goTo(page, '/');
  const pictureOf = (number: number) =>
    page
      .getByRole('group', { name: `${number} of 3`, includeHidden: true })
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0);
  await expect.poll(() => pictureOf(2)).toBe(true);
  expect(await pictureOf(3)).toBe(false);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => pictureOf(3)).toBe(true);
});

test('a slide, a value card and the link to the foundation work with the keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await goTo(page, '/');
  await tabTo(page.getByRole('button', { name: 'Slide 2: Vintage Art' }));
  await page.keyboard.press('Enter');
  await expect(slide(page, 2).getByRole('link', { name: 'Explore Decor' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Pause the slides' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Pause the phrases' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play the phrases' })).toBeVisible();

  await tabTo(card(page, 'Sustainable'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sustainable' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card(page, 'Sustainable')).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Know Our Foundation' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Foundation' })).toBeVisible();
});

test('the slides change every 5 s, and pause for 10 s after a click', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.clock.install();
  await goTo(page, '/');
  const current = (name: string) => page.locator(`main button[aria-current][aria-label="${name}"]`);
  const moving = page.getByRole('region', { name: 'Collections' }).locator('[aria-live=off]');
  await expect(moving).toBeVisible();
  await page.clock.runFor(5000);
  await expect(current('Slide 2: Vintage Art')).toBeVisible();
  await page.getByRole('button', { name: 'Next slide' }).evaluate((button: HTMLElement) => button.click());
  await expect(current('Slide 3: Vintage Art')).toBeVisible();
  await page.clock.runFor(7000);
  await expect(moving).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(moving).toBeVisible();
  await page.clock.runFor(2000);
  await expect(current('Slide 3: Vintage Art')).toHaveCount(1);
  await page.clock.runFor(3000);
  await expect(current('Slide 1: Rugs')).toBeVisible();
});

test.describe('without the catalogue', () => {
  test.use({ allowedComplaints: /Failed to load resource|dynamically imported module/ });

  test('the home page works and shows links in place of the carousels', async ({ page }) => {
    await page.route('**/assets/catalogue/**/*.js*', (route) => route.abort());
    await goTo(page, '/about');
    await follow(page, '/');
    await expect(page.getByRole('link', { name: 'Know Our Foundation' })).toBeVisible();
    await page.getByRole('region', { name: 'From the catalogue' }).scrollIntoViewIfNeeded();
    for (const [name, href] of [
      ['Explore Collection', '/catalogue?category=rugs'],
      ['Shop Collection', '/catalogue?category=handicraftproducts'],
    ] as const) {
      const link = page.getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('while the page loads, no slide fades in over the first', async ({ page }) => {
  await page.addInitScript(() => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.matches('[aria-roledescription="slide"]'))
        faded.push(target.ariaLabel ?? '');
    });
  });
  const traffic = watchTraffic(page);
  await goTo(page, '/');
  await traffic.settled();
  expect(await page.evaluate(() => (window as unknown as { faded: string[] }).faded)).toEqual([]);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.waitForFunction(() => (window as unknown as { faded: string[] }).faded.length > 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('products follow the categories within two screens, and each carousel shows the edge of its second product', async ({
    page,
  }) => {
    await goTo(page, '/');
    const products = page.getByRole('list', { name: 'From the collection' }).getByRole('link');
    await expect(products).toHaveCount(6);
    for (const product of [products.first(), products.nth(1)]) {
      const { x = NaN, y = NaN, width = NaN, height = NaN } = (await product.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(390);
      expect(y + height).toBeLessThanOrEqual(2 * 844);
    }
    for (const name of ['Explore Our Exclusive Rug Collection', 'Discover Handicraft Highlights']) {
      const second = await page.getByRole('region', { name }).getByRole('article').nth(1).boundingBox();
      expect(second?.x).toBeLessThan(390 - 80);
    }
  });
});
