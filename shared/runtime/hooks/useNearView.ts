import { useEffect, useRef, type RefObject } from 'react';

/** Distance below the screen that counts as near. */
const MARGIN = '600px';

/**
 * Calls back once an element is in view, or nearly.
 * @param onNear called once; if it is undefined, nothing is observed
 * @returns the element's ref
 */
export function useNearView<Watched extends Element>(
  onNear: (() => void) | undefined,
): RefObject<Watched | null> {
  const place = useRef<Watched>(null);
  useEffect(() => {
    if (!onNear || !place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onNear]);
  return place;
}
