import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { ELEPHANT, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';
import { CHECKED_PAGES } from '../routes';

/** Replaces existing and future text nodes by `<font>` elements, as the page translation of Chrome does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replaceText = () => {
      const texts = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
        ({ parentElement, textContent }) =>
          textContent?.trim() && !parentElement?.closest('font, script, style, textarea, option, svg')
            ? NodeFilter.FILTER_ACCEPT
            : NodeFilter.FILTER_SKIP,
      );
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        const [outer, inner] = ['font', 'font'].map((tag) => document.createElement(tag));
        if (!outer || !inner) return;
        inner.textContent = text.textContent;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    replaceText();
    new MutationObserver(replaceText).observe(document.body, { childList: true, subtree: true });
  });
}

test.describe('translated by the browser', () => {
  test('the cart displays the total of a changed quantity', async ({ page, store }) => {
    await store(storedCart({ ...VASE, quantity: 25 }, ELEPHANT));
    await goTo(page, '/cart');
    await translate(page);
    const line = page.getByRole('article', { name: VASE.title });
    await line.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(line).toContainText('₹43,680₹1,680 each');
    await expect(
      page.getByRole('region', { name: 'Order Summary' }).locator('dl').first().locator('dd'),
    ).toHaveText(['2 products, 51 units', '₹89,930', /₹0/, '₹0', '₹89,930']);
    await line.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText(`${VASE.title} was removed.`)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Order Summary' }).locator('dl').first().locator('dd').first(),
    ).toHaveText('1 product, 25 units');
  });

  test('the product page displays the price of another size, and the saved state', async ({ page }) => {
    await goTo(page, '/product/30001');
    await translate(page);
    await page.getByRole('radio', { name: '12 in' }).check();
    await expect(page.locator('main')).toContainText('₹2,350each');
    await page.getByRole('button', { name: 'Increase quantity' }).first().click();
    await expect(page.getByText('26 units: ₹61,100')).toBeVisible();
    await page.getByRole('button', { name: 'Add to Wishlist' }).click();
    await expect(page.getByRole('button', { name: 'In Wishlist' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.locator('header').getByRole('link', { name: 'Cart, 26 items' })).toBeVisible();
  });

  test('the listing displays the count of a filtered search', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await goTo(page, '/catalogue');
    await translate(page);
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Rugs' });
    const rugs = page.getByText(/^Showing (\d+) of (?!\1 )\d+ products$/);
    const count = await rugs.innerText();
    await page.getByRole('button', { name: 'Material' }).click();
    await page.getByRole('checkbox').first().check();
    await expect(page.getByText(count)).toBeHidden();
  });

  test('the sign-in screen signs in and changes its mode', async ({ page }) => {
    await goTo(page, '/login');
    await translate(page);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register Here');
    await page.getByRole('link', { name: 'Log In' }).click();
    await page.getByRole('button', { name: /demo/i }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(/You have \d+ orders\./)).toBeVisible();
  });

  for (const address of CHECKED_PAGES) {
    test(`${address} opens the menu, and a link opens another page`, async ({ page }) => {
      const traffic = watchTraffic(page);
      await goTo(page, address);
      // React reports a part of the page that is translated before it hydrates, and renders it anew.
      await traffic.settled();
      await translate(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Our Foundation' }).click();
      await expect(page).toHaveURL('/foundation');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
