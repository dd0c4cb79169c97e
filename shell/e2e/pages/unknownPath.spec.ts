import { FAILED_ANSWER } from '@tanabana/build/playwright/accounts';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';

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
});
