import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { ELEPHANT, storedCart, storedWishlist, VASE } from '@tanabana/tooling/playwright/storedRecords';

test('a second tab that changes the cart changes the badge of the first', async ({ context, page }) => {
  await goTo(page, '/about');
  const other = await context.newPage();
  await goTo(other, '/product/30001');
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
});

test('a change that waits for another tab is kept when its tab is closed at once', async ({
  context,
  page,
  store,
}) => {
  await store(storedCart(VASE));
  await goTo(page, '/about');
  await page.evaluate(() => {
    void navigator.locks.request('tanabana_cart', () => new Promise(() => undefined));
  });
  const other = await context.newPage();
  await goTo(other, '/cart');
  await other.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(other.getByText('1 product, 31 units').first()).toBeVisible();
  await other.close({ runBeforeUnload: true });
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 31 items' })).toBeVisible();
});

/** Presses with pauses, so that two tabs take turns. Without the second lock of `createStorageLock`, a third is lost. */
const pressOften = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate(async (control: HTMLElement) => {
      for (let presses = 0; presses < 150; presses += 1) {
        control.click();
        await new Promise((resolve) => setTimeout(resolve, presses % 8));
      }
    });

test.describe('while the catalogue fails', () => {
  test.use({ allowedComplaints: /assets\/catalogue|Failed to load resource/ });

  test('150 presses in each of two tabs at once are all counted', async ({ context, page, store }) => {
    // Without the catalogue the pages know no sizes, so each click adds the product without a dialog.
    await context.route('**/assets/catalogue/**', (route) => route.abort());
    await store(storedCart(VASE), storedWishlist({ ...ELEPHANT, id: 99_999, name: 'x' }));
    const other = await context.newPage();
    await Promise.all([goTo(page, '/cart'), goTo(other, '/cart')]);
    await Promise.all([page, other].map((tab) => pressOften(tab, 'Increase quantity')));
    for (const tab of [page, other]) {
      await expect(
        tab.locator('header').getByRole('link', { name: `Cart, ${VASE.quantity + 300} items` }),
      ).toBeVisible();
    }

    await Promise.all([goTo(page, '/wishlist'), goTo(other, '/wishlist')]);
    await Promise.all([page, other].map((tab) => pressOften(tab, 'Add to Cart')));
    // The first of the 300 additions adds the minimum of 25 units. Each of the others adds one unit.
    const all = VASE.quantity + 300 + 25 + 299;
    for (const tab of [page, other]) {
      await expect(tab.locator('header').getByRole('link', { name: `Cart, ${all} items` })).toBeVisible();
    }
  });
});

test.describe('a corrupt stored cart', () => {
  test.use({ allowedComplaints: /^warning: The stored value "tanabana_cart"/ });

  test('is ignored, and the shop works', async ({ page }) => {
    await page.addInitScript(() => window.localStorage.setItem('tanabana_cart', '{"items":[{"id":1,'));
    await goTo(page, '/cart');
    await expect(page.getByText('Your Cart is Empty')).toBeVisible();
  });
});
