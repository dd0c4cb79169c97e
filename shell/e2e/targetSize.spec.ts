import { demoSession } from '@tanabana/build/playwright/accounts';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { RUG, storedCart, storedWishlist, VASE } from '@tanabana/build/playwright/storedRecords';
import type { Page } from '@playwright/test';
import { press } from './narrowStates';
import { ALL_PAGES } from './routes';
import { smallTargets } from './smallTargets';

/** A phone and a desktop. */
const WIDTHS = [375, 1280];

test.use({ reducedMotion: 'reduce' });

/** Expects targets of at least 24 pixels, or with so much space around them (WCAG 2.5.8). */
async function expectLargeTargets(page: Page): Promise<void> {
  const found: Record<number, readonly string[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const small = await smallTargets(page);
    if (small.length > 0) found[width] = small;
  }
  expect(found).toEqual({});
}

for (const path of ALL_PAGES) {
  test(`every target of ${path} is large enough for a finger`, async ({ page, store }) => {
    await store(
      storedCart(VASE, RUG),
      storedWishlist({
        id: 30001,
        name: 'Vase',
        price: 900,
        category: 'Pottery',
        image: '',
        addedAt: '2025-11-05T10:00:00.000Z',
      }),
    );
    await goTo(page, path);
    await expectLargeTargets(page);
  });
}

const OPENED: Readonly<Record<string, readonly [path: string, button: string]>> = {
  'the menu': ['/about', 'Menu'],
  'Get in Touch': ['/about', 'Contact Us'],
  'an enlarged picture': ['/product/10001', 'Enlarge picture'],
  'the description of a value': ['/', 'Sustainable'],
};

for (const [name, [path, button]] of Object.entries(OPENED)) {
  test(`every target of ${name} is large enough for a finger`, async ({ page }) => {
    await goTo(page, path);
    await press(button)(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLargeTargets(page);
  });
}

test('every target of an account is large enough for a finger', async ({ page, shop, store }) => {
  await store(await demoSession(shop));
  await goTo(page, '/dashboard');
  await expect(page.getByText('You have 5 orders.')).toBeVisible();
  await expectLargeTargets(page);
  await page.getByRole('tab', { name: 'Addresses' }).click();
  await press('Add address')(page);
  await expectLargeTargets(page);
});
