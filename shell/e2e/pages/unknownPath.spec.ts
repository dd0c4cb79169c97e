import { FAILED_ANSWER } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { SHIFT_LIMIT, totalShift, watchShift } from '@tanabana/tooling/playwright/layoutShift';

test.describe('an unknown path', () => {
  test.use({ allowedComplaints: FAILED_ANSWER });

  test('answers 404 with a message and a link back', async ({ page }) => {
    await goTo(page, '/about');
    const answer = await goTo(page, '/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page.locator('main')).toContainText(
      "The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.",
    );
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/about');
  });

  for (const path of ['/no/such/page', '/product/999999', '/about']) {
    test(`${path} has a search field and six products, and the page does not move`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await watchShift(page);
      await goTo(page, path);
      const main = page.locator('main');
      await expect(main.getByRole('article')).toHaveCount(6);
      await expect(main.getByRole('img').nth(5)).toBeAttached();
      expect(await totalShift(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
      await main.getByRole('searchbox', { name: 'Search products' }).fill('vase');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/catalogue?q=vase');
    });
  }
});
