import type { Page } from '@playwright/test';

/** Texts that are meant to pass by or to be turned to: their owners show them one after the other. */
const MOVING = '[aria-roledescription], [aria-hidden="true"]';

/**
 * Finds what does not fit a page's width, in the topmost dialog if one is open.
 * @returns by how much the page scrolls sideways, the texts of which a part can neither be seen nor be scrolled to,
 *   and the links and buttons that stand out of the screen
 */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate((moving) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
    const dialogs = document.querySelectorAll('dialog[open]');
    const texts = document.createTreeWalker(
      dialogs[dialogs.length - 1] ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest(moving)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let [left, right] = [0, clientWidth];
      let isReachable = false;
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        const { left: from, right: to, width } = around.getBoundingClientRect();
        // What is there for screen readers alone is one pixel wide.
        isReachable ||= width <= 1 || (overflowX === 'auto' && around.scrollWidth > around.clientWidth);
        if (overflowX !== 'visible' && around !== document.body) {
          left = Math.max(left, from);
          right = Math.min(right, to);
        }
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some(
        (line) => line.left < left - 1 || line.right > right + 1,
      );
      if (isCut && !isReachable) found.push(text.textContent.trim().slice(0, 60));
    }
    // What is fixed widens no page: it just ends outside the screen.
    for (const control of document.querySelectorAll('header a, header button, dialog[open] button')) {
      const { left, right, width } = control.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > clientWidth + 1))
        found.push(control.getAttribute('aria-label') ?? control.textContent);
    }
    return found;
  }, MOVING);
}
