import type { Page } from '@playwright/test';
import { axeFindings } from '@tanabana/build/playwright/accessibility';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { DESK } from '@tanabana/build/playwright/screens';

const WAYS = {
  'on a phone': { viewport: { width: 375, height: 812 } },
  'on a tablet': { viewport: { width: 768, height: 1024 } },
  'on a desk': { viewport: DESK },
  'with forced colours': { viewport: DESK, forcedColors: 'active' },
  'with reduced motion': { viewport: DESK, reducedMotion: 'reduce' },
} as const;

async function openBy(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

for (const [way, options] of Object.entries(WAYS)) {
  test.describe(way, () => {
    test.use(options);

    test('the kit is accessible and does not scroll sideways', async ({ page }) => {
      // In forced colours axe would check the page's own colours instead of the visitor's.
      const disabledRules = 'forcedColors' in options ? ['color-contrast'] : [];
      await goTo(page, '/_kit');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kit');
      await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(10);
      expect(await axeFindings(page, disabledRules)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
      for (const button of ['Open a dialog', 'Open a drawer', 'Ask first']) {
        await openBy(page, button);
        expect(await axeFindings(page, disabledRules)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });
  });
}

test('the kit does not move by itself for a visitor who wants no motion', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(page, '/_kit');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('a toast is announced and disappears', async ({ page }) => {
  await goTo(page, '/_kit');
  await page.getByRole('button', { name: 'Show a toast' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Added to wishlist' });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0);
});
