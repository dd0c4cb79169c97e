import { useEffect, useRef, type RefObject } from 'react';

/** How far below the screen counts as near. */
const MARGIN = '600px';

/**
 * Tells once that an element is in view, or will soon be.
 * @param onNear is told; nothing is watched while it is left out
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
