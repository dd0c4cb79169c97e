import type { Page } from '@playwright/test';
import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';

const panel = (page: Page) => page.getByRole('complementary', { name: 'X-ray of the page' });
const entry = (page: Page, text: RegExp) => panel(page).getByRole('listitem').filter({ hasText: text });

onEveryScreen(() => {
  test('a key displays the owner of each region, and Escape closes the X-ray', async ({ page }) => {
    await goTo(page, '/');
    const start = page.getByRole('link', { name: 'Skip to content' });
    await start.focus();
    await page.keyboard.press('Alt+Shift+X');
    await expect(page.getByRole('button', { name: 'Close X-ray' })).toBeFocused();
    await expect(entry(page, /^Header of the shell, by the Shell team · version [\w.-]+$/)).toBeVisible();
    await expect(
      entry(
        page,
        /^Page pages\/home of content, by the Content team · version [\w.-]+ · loaded in \d+ ms · no failures$/,
      ),
    ).toBeVisible();
    const fragment = entry(page, /^Fragment fragments\/RugCarousel of catalogue, by the Catalogue team/);
    await expect(fragment.filter({ hasText: 'not loaded yet' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.locator('[data-fragment="catalogue/RugCarousel"]').scrollIntoViewIfNeeded();
    await expect(fragment.filter({ hasText: /loaded in \d+ ms/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(start).toBeFocused();
  });
});

test.describe('when a page fails', () => {
  test.use({ allowedComplaints: /./ });

  test('a link opens the X-ray, which shows the failure', async ({ page }) => {
    await page.route('**/assets/cart/**/*.js*', (route) => route.abort());
    await page.goto('/_xray/cart');
    await expect(
      entry(page, /^Page pages\/cart of cart, by the Cart team .* failed once: load: /),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Close X-ray' }).click();
    await expect(panel(page)).toHaveCount(0);
  });
});
