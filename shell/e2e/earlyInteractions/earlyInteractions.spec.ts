import { expectHydrated } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { expectEarlyInteraction } from './expectEarlyInteraction';
import { EARLY_INTERACTIONS } from './allEarlyInteractions';
import { holdScripts } from '../loading/holdScripts';

// The browser logs a refused sign-in and missing scripts as errors.
test.use({ allowedComplaints: /401|ERR_FAILED|net::/ });

for (const earlyInteraction of EARLY_INTERACTIONS) {
  test(`before the scripts are loaded, a visitor ${earlyInteraction.title} on ${earlyInteraction.path}`, ({
    page,
  }) => expectEarlyInteraction(page, earlyInteraction));
}

test('marks a clicked control immediately, and displays and announces it as busy after 300 ms', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/product/30001', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await expect(add).toHaveAttribute('data-pressed', '', { timeout: 100 });
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'this page is still loading' })).toBeAttached();
  release();
  await expect(page.getByRole('button', { name: 'Added to Cart!' })).not.toHaveAttribute('aria-busy');
});

test('does not replay a click on a changed control, and notifies the visitor', async ({ page }) => {
  await page.goto('/product/30001');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expect(page.getByRole('button', { name: 'In Wishlist' })).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Wishlist' }).click();
  release();
  await expect(page.getByText('“Add to Wishlist” changed while the page was loading')).toBeVisible();
  await expect(page.getByRole('button', { name: 'In Wishlist' })).toBeVisible();
});

test('replays a click in a failed region after a successful retry', async ({ page }) => {
  await page.route('**/assets/catalogue/**/*.js*', (route) => route.abort());
  await page.goto('/product/30001');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).not.toHaveAttribute('aria-busy');
  // The menu opens, because the header is hydrated even if a region has failed.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'My Account' }).getByRole('button', { name: 'Close' }).click();
  await page.unroute('**/assets/catalogue/**/*.js*');
  await retry.click();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
});

test('replays a click when the first attempt to start the page fails', async ({ page }) => {
  await page.route('**/assets/shell/main.*.js*', (route) => route.abort(), { times: 1 });
  // Sometimes Chromium does not fire `load` after an aborted preload.
  await page.goto('/product/30001', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
});

test('follows links when every attempt to start the page has failed', async ({ page }) => {
  test.setTimeout(60_000);
  await page.route('**/assets/shell/main.*.js*', (route) => route.abort());
  await page.goto('/product/30001');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await expect(page.getByText('its buttons did not load')).toBeVisible({ timeout: 30_000 });
  await expect(add).not.toHaveAttribute('aria-busy');
  await expect(add).toHaveAccessibleDescription(/buttons did not load/);
  await page.locator('header').getByRole('link', { name: 'Wishlist' }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
});
