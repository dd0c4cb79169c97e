import type { Page } from '@playwright/test';

/**
 * Selector of carousels (`aria-roledescription`) and marquees (`aria-hidden`), whose content may be wider than the
 * screen.
 */
const MOVING = '[aria-roledescription], [aria-hidden="true"]';

/**
 * Finds content that is too wide for the topmost dialog, or for the page if there is no dialog.
 * @returns the horizontal scroll distance of the page, texts that are cut off, and controls beyond the edge of the
 * screen
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
        // Ignores texts that can be scrolled into view, and visually hidden texts, whose box is at most one pixel wide.
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
    // Checks the controls of header and dialogs separately, because fixed elements do not make the page wider.
    for (const control of document.querySelectorAll(
      'header a, header button, dialog[open] :is(button, summary)',
    )) {
      const { left, right, width } = control.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > clientWidth + 1))
        found.push(control.getAttribute('aria-label') ?? control.textContent);
    }
    return found;
  }, MOVING);
}
