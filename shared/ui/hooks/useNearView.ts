import { useEffect, useRef, type RefObject } from 'react';

const MARGIN = '600px';

/**
 * Calls the listener once when an element is in view or near the view. The returned ref must be attached to the
 * element.
 */
export function useNearView<Watched extends Element>(
  onNear: (() => void) | undefined,
): RefObject<Watched | null> {
  const element = useRef<Watched>(null);
  useEffect(() => {
    if (!onNear || !element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [onNear]);
  return element;
}
