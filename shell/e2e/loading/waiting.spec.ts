import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';

/** @returns a function that releases the responses */
async function delay(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Expects that the text is visible at the top of the page, and that a live region contains the text. */
async function expectWaitingText(page: Page, text: string): Promise<void> {
  const message = page.locator('main').getByText(text, { exact: true });
  await expect(message).toBeVisible();
  const top = async () => (await message.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThan(0);
  await expect.poll(top).toBeLessThan(400);
  await expect(page.locator('[aria-live="polite"]', { hasText: text })).toBeVisible();
}

test('displays a waiting text for late products and for late product details', async ({ page }) => {
  await goTo(page, '/faq');
  // Delays product files already before the click, because the displayed list prefetches these files.
  const showProduct = await delay(page, '**/products/*.json');
  const showList = await delay(page, '**/assets/catalogue/**/data/**/*.json');
  await page.locator('footer').getByRole('link', { name: 'Catalogue' }).click();
  await expectWaitingText(page, 'Loading products...');
  showList();
  await expect(page.getByRole('heading', { level: 1, name: 'Handcrafted Treasures' })).toBeVisible();
  await expect(page.getByText('Loading products...')).toHaveCount(0);

  await page.locator('main a[href^="/product/"]').first().click();
  await expectWaitingText(page, 'Loading product details...');
  showProduct();
  await expect(page.getByText('Minimum Order Quantity: 25 units')).toBeVisible();
  await expect(page.getByText('Loading product details...')).toHaveCount(0);
});

const LATE_PAGES = [
  {
    link: 'Wishlist',
    script: '**/assets/cart/pages-wishlist.*.js*',
    text: 'Loading your wishlist...',
    heading: 'My Wishlist',
  },
  {
    link: 'Cart',
    script: '**/assets/cart/pages-cart.*.js*',
    text: 'Loading your cart...',
    heading: 'Shopping Cart',
  },
  {
    link: 'Profile',
    script: '**/assets/account/pages-dashboard.*.js*',
    text: 'Loading...',
    heading: 'Welcome Back',
  },
];

for (const { link, script, text, heading } of LATE_PAGES) {
  test(`displays the waiting text of a late page behind ${link}`, async ({ page, store }) => {
    await store(storedCart(VASE));
    await goTo(page, '/about');
    const showPage = await delay(page, script);
    await page
      .locator('header')
      .getByRole('link', { name: new RegExp(`^${link}`) })
      .click();
    await expectWaitingText(page, text);
    showPage();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}
