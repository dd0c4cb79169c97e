import type { Page } from '@playwright/test';

const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input), [role=tab], [tabindex="0"][role=button]';

/**
 * Finds targets of less than 24 pixels (WCAG 2.5.8) in the topmost dialog, or in the page if there is no dialog. Ignores
 * links within a line of text, and targets with enough space: a circle of 24 pixels around the centre must touch neither
 * another target nor the circle of another small target.
 * @returns targets with their sizes in pixels
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const LEAST = 24;
    const dialogs = document.querySelectorAll('dialog[open]');
    const scope = dialogs[dialogs.length - 1] ?? document.body;
    const boxes = [...scope.querySelectorAll<HTMLElement>(selector)]
      .filter((target) => {
        // Skips radio buttons and checkboxes inside labels, because the entire label can be clicked.
        if (target.matches('label input')) return false;
        if (!target.checkVisibility({ visibilityProperty: true })) return false;
        return target.getBoundingClientRect().width > 1 && !target.closest('[inert], [aria-hidden=true]');
      })
      .map((target) => {
        // The content or a pseudo-element of a link may extend its target.
        const parts = [target, ...target.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
        const layer = getComputedStyle(target, '::after');
        const covers = layer.content !== 'none' && layer.position === 'absolute' && layer.inset === '0px';
        if (covers && target.offsetParent) parts.push(target.offsetParent.getBoundingClientRect());
        const left = Math.min(...parts.map((part) => part.left));
        const top = Math.min(...parts.map((part) => part.top));
        const width = Math.max(...parts.map((part) => part.right)) - left;
        const height = Math.max(...parts.map((part) => part.bottom)) - top;
        return { target, left, top, width, height, x: left + width / 2, y: top + height / 2 };
      });
    type Box = (typeof boxes)[number];
    const isSmall = ({ width, height }: Box) => width < LEAST - 0.5 || height < LEAST - 0.5;
    /** Returns the distance from the centre of a target to the edge of another target. */
    const distance = ({ x, y }: Box, { left, top, width, height }: Box) =>
      Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
    const isCrowded = (box: Box) =>
      boxes.some(
        (other) =>
          other !== box &&
          !other.target.contains(box.target) &&
          !box.target.contains(other.target) &&
          (isSmall(other)
            ? Math.hypot(box.x - other.x, box.y - other.y) < LEAST
            : distance(box, other) < LEAST / 2),
      );
    const isInText = ({ target }: Box) =>
      getComputedStyle(target).display === 'inline' &&
      [...(target.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim().length > 1,
      );
    return boxes
      .filter((box) => isSmall(box) && !isInText(box) && isCrowded(box))
      .map(({ target, width, height }) => {
        const name = target.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40);
        return `${target.localName} “${name}”, ${Math.round(width)} × ${Math.round(height)}`;
      });
  }, TARGETS);
}
