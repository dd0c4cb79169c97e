import { axeFindings } from '@tanabana/build/playwright/accessibility';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { DESK, onEveryScreen } from '@tanabana/build/playwright/screens';
import { watchTraffic } from '@tanabana/build/playwright/traffic';

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

onEveryScreen(() => {
  test('the pictures of a product can be enlarged', async ({ page }) => {
    await goTo(page, '/product/10001');
    await expect
      .poll(() => page.getByRole('button', { name: /^Show picture/ }).count())
      .toBeGreaterThanOrEqual(3);
    await page.getByRole('button', { name: 'Enlarge picture' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
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

test('arrow keys move the enlarged picture, and show no other one', async ({ page }) => {
  await goTo(page, '/product/30001');
  await page.getByRole('button', { name: 'Enlarge picture' }).click();
  await page.getByRole('button', { name: 'Look closer' }).click();
  const picture = page.getByRole('region', { name: 'Enlarged picture' });
  const shown = await picture.getByRole('img').getAttribute('src');
  await picture.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => picture.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect(picture.getByRole('img')).toHaveAttribute('src', shown ?? '');
});
