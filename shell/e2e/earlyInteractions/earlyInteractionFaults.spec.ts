import { expect, test } from '@tanabana/tooling/playwright/journey';
import { holdScripts } from '../loading/holdScripts';
import { faulty } from '../failures/faults';
import { openFaultyShop } from '../failures/faultyShop';
import { expectProductCached, activateWorker } from '../offline/offlineVisits';

const PRODUCT = '/product/30001';

test.describe.configure({ timeout: 120_000 });
test.use({ allowedComplaints: /ERR_|net::|broken while rendering/ });

test('replays a click on a page of the previous release after a promotion', async ({ page }) => {
  const shop = await openFaultyShop('cart');
  const release = await holdScripts(page);
  await page.goto(shop.address + PRODUCT, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await shop.promoteValid();
  release();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
  await shop.close();
});

test("the previous version replays a click on a canary's page that fails in the browser", async ({
  page,
}) => {
  const shop = await openFaultyShop(
    'catalogue',
    faulty('throws when it is loaded', './pages/product', ['browser']),
  );
  await shop.promoteValid();
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

  test('replays a click on a cached page without a network', async ({ page, context }) => {
    await activateWorker(page);
    await page.goto(PRODUCT);
    await expectProductCached(page, PRODUCT);
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
