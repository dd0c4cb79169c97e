import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { ELEPHANT, storedCart, storedWishlist, VASE } from '@tanabana/build/playwright/storedRecords';

test('a second tab that changes the cart changes the badge of the first', async ({ context, page }) => {
  await goTo(page, '/about');
  const other = await context.newPage();
  await goTo(other, '/product/30001');
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
});

test('a line that waits for another tab is kept when its tab is closed at once', async ({
  context,
  page,
}) => {
  await goTo(page, '/about');
  await page.evaluate(() => {
    void navigator.locks.request('tanabana_cart', () => new Promise(() => undefined));
  });
  const other = await context.newPage();
  await goTo(other, '/product/30001');
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(other.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
  await other.close({ runBeforeUnload: true });
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
});

const clickFiftyTimes = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate((control: HTMLElement) => {
      for (let clicks = 0; clicks < 50; clicks += 1) control.click();
    });

test.describe('while the catalogue fails', () => {
  test.use({ allowedComplaints: /assets\/catalogue|Failed to load resource/ });

  test('fifty additions in each of two tabs at once are all counted', async ({ context, page, store }) => {
    // Without the catalogue the pages know no sizes, so each click adds the product without a dialog.
    await context.route('**/assets/catalogue/**', (route) => route.abort());
    await store(storedCart(VASE), storedWishlist({ ...ELEPHANT, id: 99_999, name: 'x' }));
    const other = await context.newPage();
    await Promise.all([goTo(page, '/cart'), goTo(other, '/cart')]);
    await Promise.all([page, other].map((tab) => clickFiftyTimes(tab, 'Increase quantity')));
    for (const tab of [page, other]) {
      await expect(
        tab.locator('header').getByRole('link', { name: `Cart, ${VASE.quantity + 100} items` }),
      ).toBeVisible();
    }

    await Promise.all([goTo(page, '/wishlist'), goTo(other, '/wishlist')]);
    await Promise.all([page, other].map((tab) => clickFiftyTimes(tab, 'Add to Cart')));
    // The first of the 100 additions adds the minimum of 25 units. Each of the other 99 adds one unit.
    const all = VASE.quantity + 100 + 25 + 99;
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
