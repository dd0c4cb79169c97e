import { useInView } from '@tanabana/runtime/hooks/useInView';
import { type RefObject, useEffect } from 'react';

/**
 * Custom property with the height of the bar. Styles of the page use it to place fixed controls and focused elements
 * above the bar.
 */
const HEIGHT = '--bottom-bar';

/**
 * Tells the page the height of a bar at the bottom of the screen, while the bar is shown and in view.
 * @param content changes when the height may change
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, isShown: boolean, content?: unknown): void {
  const isCovering = useInView(bar) && isShown;
  useEffect(() => {
    if (!isCovering || !bar.current) return;
    const { style } = document.documentElement;
    style.setProperty(HEIGHT, `${bar.current.offsetHeight}px`);
    return () => void style.removeProperty(HEIGHT);
  }, [bar, isCovering, content]);
}
