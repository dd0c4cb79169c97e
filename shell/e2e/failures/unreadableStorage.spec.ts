import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { ELEPHANT, storedCart, storedWishlist, VASE } from '@tanabana/tooling/playwright/storedRecords';

const entry = ({ id, title }: typeof VASE) => ({ id, name: title, price: 1, image: '', category: '' });

// A corrupted record is logged and ignored (§8).
test.use({ allowedComplaints: /^warning: The stored value "\w+" cannot be read/ });

test('badges keep their counts when the records cannot be read, and the next addition preserves earlier entries', async ({
  context,
  page,
  store,
}) => {
  await store(storedCart(ELEPHANT), storedWishlist(entry(VASE), entry(ELEPHANT)));
  await goTo(page, '/product/30001');
  const badge = (name: string) => page.locator('header').getByRole('link', { name, exact: true });
  await expect(badge('Wishlist, 2 items')).toBeVisible();

  await page.evaluate(async () => {
    window.localStorage.setItem('wishlist', '{broken');
    window.localStorage.setItem('tanabana_cart', '{broken');
    window.dispatchEvent(new CustomEvent('wishlistUpdated'));
    window.dispatchEvent(new CustomEvent('cartUpdated'));
    await new Promise(requestAnimationFrame);
  });
  await expect(badge('Wishlist, 2 items')).toHaveText('2', { useInnerText: true });
  await expect(badge('Cart, 25 items')).toHaveText('25', { useInnerText: true });

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(badge('Cart, 50 items')).toBeVisible();
  const other = await context.newPage();
  await goTo(other, '/cart');
  await expect(other.locator('header').getByRole('link', { name: 'Cart, 50 items' })).toBeVisible();

  await page.evaluate(() => {
    window.localStorage.clear();
    window.dispatchEvent(new CustomEvent('cartUpdated'));
    window.dispatchEvent(new CustomEvent('wishlistUpdated'));
  });
  await expect(badge('Cart')).toBeVisible();
  await expect(badge('Wishlist')).toBeVisible();
});
