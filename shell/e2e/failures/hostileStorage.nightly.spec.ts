import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { hostileStorage } from '@tanabana/shop/cart/hostileStorage.testing';
import { PERSONAL_PAGES } from '../routes';

/**
 * Pages that display a shopping cart, wishlist or enquiries from the browser's storage. On `/about`, only the header
 * displays stored data.
 */
const PAGES = [...PERSONAL_PAGES, '/about'];

/**
 * Writes each text into all records, dispatches a storage event as if another tab had written it, and checks the page.
 * @returns the texts that break the page, with a description of the fault
 */
function faultsWith(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(async (records) => {
    const faults: string[] = [];
    for (const text of records) {
      window.localStorage.setItem('tanabana_cart', text);
      window.localStorage.setItem('wishlist', text);
      window.localStorage.setItem('tanabana_enquiries', text);
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      await new Promise(requestAnimationFrame);
      const words = document.body.innerText;
      const nonsense = /NaN|Infinity|undefined|\[object|-₹|₹-|is not available just now/.exec(words);
      if (nonsense) faults.push(`${text}: ${nonsense[0]}`);
      if (document.querySelectorAll('h1').length !== 1) faults.push(`${text}: no heading`);
    }
    return faults;
  }, texts);
}

// A corrupted record is logged and ignored (§8).
test.describe('with corrupted records', () => {
  test.use({ allowedComplaints: /^warning: The stored value "\w+" cannot be read/ });

  for (const path of PAGES) {
    test(`${path} handles every corrupted record that another tab writes`, async ({ page }) => {
      await goTo(page, path);
      expect(await faultsWith(page, hostileStorage)).toEqual([]);
    });
  }

  test('every page loads', async ({ page }) => {
    test.setTimeout(120_000);
    const everyFourth = hostileStorage.filter((_, index) => index % 4 === 0);
    await goTo(page, '/cart');
    for (const [index, text] of everyFourth.entries()) {
      await faultsWith(page, [text]);
      await page.goto(PERSONAL_PAGES[index % PERSONAL_PAGES.length] ?? '');
      await expect(page.getByText(/^Loading your/)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
  });
});

const REFUSALS = {
  'blocks storage': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [refusal, refuse] of Object.entries(REFUSALS)) {
  test(`the shop works in memory and shows a notice in a browser that ${refusal}`, async ({ page }) => {
    await page.addInitScript(refuse);
    await goTo(page, '/product/30001');
    await page.getByRole('button', { name: 'Add to Wishlist' }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Your browser is not saving your cart and wishlist.')).toBeVisible();

    await page.locator('header').getByRole('link', { name: 'Wishlist, 1 item' }).click();
    await expect(page.getByText('1 Item Saved')).toBeVisible();
    await page.locator('header').getByRole('link', { name: 'Cart, 25 items' }).click();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'Cart, 26 items' })).toBeVisible();
    await page.getByRole('link', { name: 'Enquire Now' }).click();
    await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('26');
    await page.evaluate(() => (window.print = () => undefined));
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('region', { name: 'My enquiries' })).toBeVisible();
    await expect(page.getByText('Your browser is not saving your cart and wishlist.')).toBeVisible();
    for (const path of PAGES) {
      await goTo(page, path);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
  });
}
