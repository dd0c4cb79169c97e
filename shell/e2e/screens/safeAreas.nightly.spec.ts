import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { press } from './narrowStates';

/** Safe area insets of phones, in pixels. */
const UPRIGHT = { top: 47, right: 0, bottom: 34, left: 0 };
const ON_ITS_SIDE = { top: 0, right: 47, bottom: 21, left: 47 };

type Insets = typeof UPRIGHT;

async function cover(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Finds controls and texts outside the safe area in the topmost dialog, or in the page if there is no dialog. */
function inUnsafeArea(page: Page, insets: Insets): Promise<readonly string[]> {
  return page.evaluate(({ top, right, bottom, left }) => {
    const { clientWidth, clientHeight } = document.documentElement;
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const found: string[] = [];
    for (const element of scope.querySelectorAll('a, button, summary, input, h1, h2, p, li')) {
      if (element.closest('[aria-hidden=true], [aria-roledescription=carousel], [aria-label=Offers]'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const isFixed = (at: Element | null): boolean =>
        at !== null && (getComputedStyle(at).position === 'fixed' || isFixed(at.parentElement));
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.bottom < 0 || box.top > clientHeight || box.right < 0) continue;
      const isBeside = box.left < left - 0.5 || box.right > clientWidth - right + 0.5;
      const isBelow = isFixed(element) && (box.top < top - 0.5 || box.bottom > clientHeight - bottom + 0.5);
      if (isBeside || isBelow) found.push(element.outerHTML.slice(0, 90));
    }
    return found;
  }, insets);
}

test.use({ reducedMotion: 'reduce' });

for (const [name, viewport, insets] of [
  ['an upright phone', { width: 390, height: 844 }, UPRIGHT],
  ['a phone on its side', { width: 844, height: 390 }, ON_ITS_SIDE],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    for (const path of ['/', '/catalogue', '/product/30001', '/about', '/terms']) {
      test(`all texts and controls of ${path} are in the safe area`, async ({ page }) => {
        await cover(page, insets);
        await goTo(page, path);

        expect(await inUnsafeArea(page, insets)).toEqual([]);
      });
    }

    for (const button of ['Menu', 'Contact Us']) {
      test(`the dialog of “${button}” is in the safe area`, async ({ page }) => {
        await cover(page, insets);
        await goTo(page, '/about');
        await press(button)(page);
        await expect(page.getByRole('dialog')).toBeVisible();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('link').first()).toBeVisible();
        // Scrolls to the last entry and back to the close button, because a long menu does not fit the screen.
        const last = dialog.getByRole('link').last();
        await last.scrollIntoViewIfNeeded();
        await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        const box = await last.boundingBox();
        // Scroll positions are whole pixels, so half a pixel is tolerated, as above.
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height - insets.bottom + 0.5);
        await dialog.evaluate((element) => element.scrollTo(0, 0));
        const close = await dialog.getByRole('button', { name: 'Close' }).locator('svg').boundingBox();
        expect(close?.y).toBeGreaterThanOrEqual(insets.top);
      });
    }
  });
}
