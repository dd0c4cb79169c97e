import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { DESK } from '@tanabana/tooling/playwright/screens';

test('back and forward restore the scroll position of a page; a new page starts at its top', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await goTo(page, '/catalogue');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForFunction(() => window.scrollY === 600);
  await page
    .locator('footer')
    .getByRole('link', { name: 'Blog' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Craft Stories & Insights' })).toBeVisible();
  await page.waitForFunction(() => window.scrollY === 0);
  await expect(page).toHaveTitle(/\| Tanabana$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Handcrafted Treasures' })).toBeVisible();
  await page.waitForFunction(() => window.scrollY === 600);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Craft Stories & Insights' })).toBeVisible();
});
