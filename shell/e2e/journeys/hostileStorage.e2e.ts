import { hostileStorage } from '@tanabana/shared/cart/hostileStorage';
import type { Page } from 'playwright-core';
import { PERSONAL_PAGES } from '../routes';
import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

/** The pages that show the records, and one where only the header does. */
const PAGES = [...PERSONAL_PAGES, '/about'];

/** A corrupted record is logged and ignored (§8); that is no complaint. */
const isExpected = (complaint: string) =>
  /^warning: The record "\w+" in storage cannot be read/.test(complaint);

/**
 * Leaves one text after another in both records, as another tab would, and looks at what the page makes of it.
 * @returns the texts with which something is wrong, and what
 */
function faultsWith(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(async (records) => {
    const faults: string[] = [];
    for (const text of records) {
      window.localStorage.setItem('tanabana_cart', text);
      window.localStorage.setItem('wishlist', text);
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      await new Promise(requestAnimationFrame);
      const words = document.body.innerText;
      const nonsense = /NaN|Infinity|undefined|\[object|-₹|₹-|is not answering/.exec(words);
      if (nonsense) faults.push(`${text}: ${nonsense[0]}`);
      if (document.querySelectorAll('h1').length !== 1) faults.push(`${text}: no heading`);
    }
    return faults;
  }, texts);
}

test.each(PAGES)('%s makes the best of every corrupted record that another tab leaves', async (path) => {
  const { page, context, complaints } = await newVisit();
  await goTo(page, path);
  expect(await faultsWith(page, hostileStorage)).toEqual([]);
  expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
  await context.close();
});

test('corrupted records let every page load', async () => {
  const everyFourth = hostileStorage.filter((_, index) => index % 4 === 0);
  const { page, context, complaints } = await newVisit();
  await goTo(page, '/cart');
  for (const [index, text] of everyFourth.entries()) {
    await faultsWith(page, [text]);
    await page.goto(PERSONAL_PAGES[index % PERSONAL_PAGES.length] ?? '');
    await page.getByText(/^Loading your/).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  }
  expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
  await context.close();
}, 120_000);

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

test.each(Object.entries(REFUSALS))(
  'the shop works in memory, and says so, where a browser %s',
  async (_, refuse) => {
    const { page, context, complaints } = await newVisit();
    await page.addInitScript(refuse);
    await goTo(page, '/product/30001');
    await page.getByRole('button', { name: 'Add to Wishlist' }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByText('This browser is not saving your cart and wishlist.').waitFor();

    await page.locator('header').getByRole('link', { name: 'Wishlist, 1 item' }).click();
    await page.getByText('1 Item Saved').waitFor();
    await page.locator('header').getByRole('link', { name: 'Cart, 25 items' }).click();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.locator('header').getByRole('link', { name: 'Cart, 26 items' }).waitFor();
    await page.getByRole('link', { name: 'Enquire Now' }).click();
    await page.getByText('Quantity: 26').waitFor();
    await page.getByText('This browser is not saving your cart and wishlist.').waitFor();
    for (const path of PAGES) {
      await goTo(page, path);
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);
