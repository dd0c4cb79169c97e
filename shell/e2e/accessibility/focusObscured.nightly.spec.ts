import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import type { Page } from '@playwright/test';
import { TYPICAL_PAGES } from '../routes';

/** Maximum number of times that Tab is pressed on a page. */
const MAX_PRESSES = 70;

test.use({ reducedMotion: 'reduce' });

/**
 * Describes the element that covers the focused element (`cover`). The description is empty if at least half of the
 * focused element is visible. WCAG 2.4.11 requires only that some part is visible. `isOver` is true when the focus has
 * left the page.
 */
function coverOfFocus(page: Page): Promise<{ readonly isOver: boolean; readonly cover: string }> {
  return page.evaluate(async () => {
    const { activeElement: focused } = document;
    if (!focused || focused === document.body) return { isOver: true, cover: '' };
    // Waits for two frames, because the floating button may move in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const label = focused.matches('label input') ? focused.closest('label') : null;
    const { left, top, right, bottom } = (label ?? focused).getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    let seen = 0;
    let all = 0;
    // Counts only a fully invisible element as outside the screen, because the browser may scroll only the first line
    // of a text area into view.
    const isOutside = right < 0 || bottom < 0 || left > clientWidth || top > clientHeight;
    let cover = isOutside ? 'the edge of the screen' : '';
    for (let row = 1; row < 8; row += 1)
      for (let column = 1; column < 8; column += 1) {
        const x = left + ((right - left) * column) / 8;
        const y = top + ((bottom - top) * row) / 8;
        if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) continue;
        all += 1;
        const over = document.elementFromPoint(x, y);
        const isSeen = over && (focused.contains(over) || over.contains(focused) || label?.contains(over));
        if (isSeen) seen += 1;
        else cover ||= over?.outerHTML.slice(0, 100) ?? 'nothing';
      }
    const name = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 30);
    // An element higher than half the screen cannot always be half visible, so one visible point suffices.
    const isLarge = bottom - top > clientHeight / 2;
    const isFine = !isOutside && (isLarge ? seen > 0 : seen >= all / 2);
    return {
      isOver: false,
      cover: isFine ? '' : `${focused.localName} “${name}” (${seen}/${all}) under ${cover}`,
    };
  });
}

for (const viewport of [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
]) {
  test.describe(`on a screen ${viewport.width} wide`, () => {
    test.use({ viewport });

    for (const path of TYPICAL_PAGES) {
      test(`nothing covers the focus on ${path}, forwards and backwards`, async ({ page, store }) => {
        test.slow();
        await store(storedCart(VASE, RUG));
        await goTo(page, path);
        const covers: string[] = [];
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
            await page.keyboard.press(key);
            const { isOver, cover } = await coverOfFocus(page);
            if (cover) covers.push(`${key}: ${cover}`);
            if (isOver) break;
          }
        }
        expect(covers).toEqual([]);
      });
    }
  });
}
