import type { Page } from '@playwright/test';

/**
 * Finds controls and texts below the visible part of the page's floating controls.
 * @returns the controls, and the texts with a covered line
 */
export function coveredBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const covered = new Set<string>();
    const floating = [...document.querySelectorAll('button, a')].filter((control) => {
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
      return isFixed(control) && !control.closest('header, dialog') && control.getClientRects().length > 0;
    });
    const textAt = (element: Element, x: number, y: number) =>
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          (line) => x > line.left && x < line.right && y > line.top && y < line.bottom,
        );
      });
    for (const control of floating) {
      const boxes = [control, ...control.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      for (let x = Math.max(0, left) + 1; x < Math.min(right, window.innerWidth); x += 3) {
        for (let y = top + 1; y < bottom; y += 3) {
          const [first, ...others] = document.elementsFromPoint(x, y);
          if (!first || !control.contains(first)) continue;
          for (const element of others) {
            if (control.contains(element)) continue;
            const pressed = element.closest('a, button, input, select, textarea, summary, label');
            if (pressed && !control.contains(pressed)) covered.add(pressed.outerHTML.slice(0, 90));
            else if (textAt(element, x, y)) covered.add(element.textContent.slice(0, 60));
          }
        }
      }
    }
    return [...covered];
  });
}
