import { type RefObject, useEffect } from 'react';

/** Custom property with the height of the bar, in pixels. */
const HEIGHT = '--bottom-bar';

/**
 * Publishes the height of a bar at the lower edge of the screen as `--bottom-bar`. Styles of the shop use the property
 * to scroll focused elements and to place floating buttons above the bar (WCAG 2.4.11).
 * @param isCovering whether the bar covers content
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, isCovering = true): void {
  useEffect(() => {
    const element = bar.current;
    if (!isCovering || !element || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    // The height changes with the width of the screen, the total of the bar, and the size of the visitor's text.
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [bar, isCovering]);
}
