import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { press } from '../screens/narrowStates';

declare global {
  interface Window {
    historyCalls: number;
    isHistoryRefused: boolean;
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.assign(window, { historyCalls: 0, isHistoryRefused: false });
    for (const method of ['pushState', 'replaceState'] as const) {
      const call = window.history[method].bind(window.history);
      window.history[method] = (...given) => {
        window.historyCalls += 1;
        // WebKit throws this error after 100 calls in 10 seconds.
        if (window.isHistoryRefused)
          throw new DOMException('More than 100 times per 10 seconds', 'SecurityError');
        call(...given);
      };
    }
  }),
);

test('a click stores the scroll position only if the page was scrolled', async ({ page }) => {
  await goTo(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.waitForFunction(() => (window.history.state as { top?: number }).top === 300);
  const calls = await page.locator('h1').evaluate((heading: HTMLElement) => {
    const before = window.historyCalls;
    for (let count = 0; count < 150; count += 1) heading.click();
    window.scrollTo({ top: 400, behavior: 'instant' });
    for (let count = 0; count < 150; count += 1) heading.click();
    return window.historyCalls - before;
  });
  expect(calls).toBe(1);
});

test.describe('while the browser refuses history entries', () => {
  const refuse = () => {
    window.isHistoryRefused = true;
  };

  test('dialogs open and close, and a link opens its page', async ({ page }) => {
    await goTo(page, '/about');
    await page.evaluate(refuse);
    const drawer = page.getByRole('dialog', { name: 'My Account' });
    for (let round = 0; round < 2; round += 1) {
      await press('Menu')(page);
      await expect(drawer).toBeVisible();
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(drawer).toBeHidden();
    }
    await page.mouse.wheel(0, 400);
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Craft Stories & Insights' })).toBeVisible();
  });

  test('a link of the menu opens its page', async ({ page }) => {
    await goTo(page, '/about');
    await press('Menu')(page);
    await page.evaluate(refuse);
    await page.getByRole('dialog', { name: 'My Account' }).getByRole('link', { name: 'Wishlist' }).click();
    await expect(page).toHaveURL('/wishlist');
  });

  test('a search opens its results', async ({ page }) => {
    await goTo(page, '/about');
    await press('Search')(page);
    await page.evaluate(refuse);
    await page.keyboard.type('vase');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalogue\?.*vase/);
    await expect(page.getByRole('article').first()).toContainText(/vase/i);
  });

  test('a filter of the listing is applied', async ({ page }) => {
    await goTo(page, '/catalogue');
    await page.evaluate(refuse);
    await page.locator('select[name=sort]').selectOption('Name A-Z');
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.locator('select[name=sort]')).toHaveValue(/name/);
  });

  test('a sign-in opens the next page, and going back does not return to the sign-in', async ({ page }) => {
    await goTo(page, '/about');
    await goTo(page, '/login');
    await page.evaluate(refuse);
    await press('Demo Login')(page);
    await expect(page).not.toHaveURL(/\/login/);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});
