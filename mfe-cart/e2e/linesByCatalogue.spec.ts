import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { totalShift, watchShift } from '@tanabana/build/playwright/layoutShift';
import { ELEPHANT, storedCart, VASE } from '@tanabana/build/playwright/storedRecords';

const PICTURE = '[data-fragment="catalogue/ProductPicture"] img';

test("lines show the catalogue's picture and price, and nothing moves when they are loaded", async ({
  page,
  store,
}) => {
  await watchShift(page);
  await store(storedCart(VASE, ELEPHANT));
  await goTo(page, '/cart');
  for (const { id, title, price } of [VASE, ELEPHANT]) {
    const line = page.getByRole('article', { name: title });
    // The catalogue's fragment displays an image 800 pixels wide. Without the fragment, the cart's image is smaller.
    await expect(line.locator(PICTURE)).toHaveAttribute('src', new RegExp(`/${id}-whole\\..*-800`));
    await expect(line.locator('[data-fragment="catalogue/ProductPrice"]')).toHaveText(
      `₹${price.toLocaleString('en-IN')}`,
    );
  }
  // On a busy machine, a font that loads late shifts a line of text by less than 0.0005.
  expect(await totalShift(page)).toBeLessThan(0.001);
});

test.describe('while the catalogue fails', () => {
  test.use({ allowedComplaints: /assets\/catalogue|Failed to load resource/ });

  test('lines show stored values, and can be changed', async ({ page, store }) => {
    await page.route('**/assets/catalogue/**', (route) => route.abort());
    await store(storedCart({ ...VASE, image: '/assets/shell/stored.webp' }));
    await goTo(page, '/cart');
    const line = page.getByRole('article', { name: VASE.title });
    await expect(line.getByText('₹1,680')).toBeVisible();
    await line.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'Cart, 31 items' })).toBeVisible();
    await line.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('was removed')).toBeVisible();
  });
});
