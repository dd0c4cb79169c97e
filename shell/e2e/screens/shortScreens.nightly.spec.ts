import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import { press } from './narrowStates';
import { TYPICAL_PAGES } from '../routes';
import { tooWide } from './tooWide';

/** Screens that are too short for fixed elements. */
const SCREENS = {
  'a phone on its side': { width: 812, height: 375 },
  'a desktop enlarged to 400 %': { width: 320, height: 256 },
} as const;

test.use({ reducedMotion: 'reduce' });

for (const [name, viewport] of Object.entries(SCREENS)) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    for (const path of TYPICAL_PAGES) {
      test(`${path} fits, and the header scrolls with the page`, async ({ page, store }) => {
        await store(storedCart(VASE, RUG));
        await goTo(page, path);
        expect(await tooWide(page)).toEqual([]);
        await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
        const bottom = () =>
          page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom));
        await expect.poll(bottom).toBeLessThanOrEqual(0);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect.poll(bottom).toBeGreaterThan(100);
      });
    }

    for (const [button, title, last] of [
      ['Menu', 'My Account', 'Wishlist'],
      ['Contact Us', 'Get in Touch', /WhatsApp/],
    ] as const) {
      test(`“${title}” scrolls to its last entry`, async ({ page }) => {
        await goTo(page, '/about');
        await press(button)(page);
        const entry = page.getByRole('dialog', { name: title }).getByRole('link', { name: last });
        await entry.scrollIntoViewIfNeeded();
        await expect(entry).toBeInViewport({ ratio: 0.99 });
      });
    }
  });
}

for (const [path, button] of [
  ['/contact', 'Send Message'],
  ['/login', 'Log In'],
  ['/blog/create', 'Publish'],
] as const) {
  test(`the field of ${path} and its error are visible above an on-screen keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, path);
    await press(button)(page);
    const field = page.locator('main [aria-invalid=true]').first();
    await expect(field).toBeFocused();
    // Simulates an on-screen keyboard, which makes the viewport lower. The browser then scrolls to the field.
    await page.setViewportSize({ width: 390, height: 400 });
    await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await expect(field).toBeInViewport({ ratio: 0.99 });
    const described = await field.getAttribute('aria-describedby');
    const ids = described?.split(' ').map((id) => `[id="${id}"]`) ?? ['main form [role=alert]'];
    for (const id of ids) await expect(page.locator(id)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.type('a');
    // Expects that the field remains focused and visible while the visitor types.
    await expect(page.locator(':focus')).toHaveValue('a');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.99 });
  });
}
