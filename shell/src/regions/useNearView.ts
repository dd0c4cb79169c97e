import { useEffect, useRef, type RefObject } from 'react';

/** How far below the screen counts as near. */
const MARGIN = '600px';

/**
 * Tells once that an element is in view, or will soon be.
 * @returns the element's ref
 */
export function useNearView(onNear: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          onNear();
        }
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onNear]);
  return place;
}
