import { expect, test } from '@tanabana/tooling/playwright/journey';
import { holdScripts } from './holdScripts';

const PRODUCT = '/product/30001';

// The timeout is long, because the page starts its second attempt to load the scripts after 20 s.
test.describe.configure({ timeout: 120_000 });
test.use({ allowedComplaints: /ERR_|net::/ });

test('replays a click once if the scripts are loaded after the second attempt, and reports that they are late', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await expect(page.getByText('buttons are still loading')).toBeVisible({ timeout: 12_000 });
  await page.waitForRequest(/\/main\..*\?r=1$/);
  release();
  await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
});
