import { type RefObject, useEffect } from 'react';

/** Custom property that the global styles read as padding of the scrolled area. */
const PADDING = '--bottom-bar';

/** Space for the focus ring of an element directly above the bar, in pixels. */
const FOCUS_RING = 8;

/**
 * Makes browsers scroll focused elements above a bar at the lower edge of the screen (WCAG 2.4.11).
 * @param isCovering whether the bar covers content
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, isCovering = true): void {
  useEffect(() => {
    const element = bar.current;
    if (!isCovering || !element || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    // The height changes with the width of the screen, the total of the bar, and the size of the visitor's text.
    const observer = new ResizeObserver(() =>
      style.setProperty(PADDING, `${element.offsetHeight + FOCUS_RING}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(PADDING);
    };
  }, [bar, isCovering]);
}
