import { expect, test } from '@tanabana/build/playwright/journey';
import { holdScripts } from '../loading/holdScripts';
import { faulty } from '../failures/faults';
import { openFaultyShop } from '../failures/faultyShop';
import { expectKept, withWorker } from '../offline/offlineVisits';

const PRODUCT = '/product/30001';

test.describe.configure({ timeout: 120_000 });
test.use({ allowedComplaints: /ERR_|net::|broken while rendering/ });

test('a press on a page of the previous release is done after a promotion', async ({ page }) => {
  const shop = await openFaultyShop('cart');
  const release = await holdScripts(page);
  await page.goto(shop.address + PRODUCT, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await shop.promoteWhole();
  release();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
  await shop.close();
});

test("a press on a canary's page that fails in the browser is done by the previous version", async ({
  page,
}) => {
  const shop = await openFaultyShop(
    'catalogue',
    faulty('throws when it is loaded', './pages/product', ['browser']),
  );
  await shop.promoteWhole();
  await shop.startFaultyCanary();
  const release = await holdScripts(page);
  await page.goto(shop.address + PRODUCT, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  release();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible({
    timeout: 30_000,
  });
  await shop.close();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a press on a page from its cache is done without a network', async ({ page, context }) => {
    await withWorker(page);
    await page.goto(PRODUCT);
    await expectKept(page, PRODUCT);
    await context.setOffline(true);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const add = [...document.querySelectorAll('button')].find(
          (found) => found.textContent === 'Add to Cart',
        );
        if (!add) return;
        observer.disconnect();
        add.click();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
  });
});
