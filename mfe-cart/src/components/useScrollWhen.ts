import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to an element that the address requests. */
export function useScrollWhen<Target extends HTMLElement>(isRequested: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!isRequested) return;
    // Scrolls in the next frame, because the router first scrolls a new page to its top.
    const frame = requestAnimationFrame(() => target.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [isRequested]);
  return target;
}
