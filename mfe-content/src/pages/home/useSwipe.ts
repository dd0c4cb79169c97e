import { useRef, type PointerEvent } from 'react';

/** Minimum sideways move of a swipe. */
const SWIPE_PX = 40;

/**
 * Props of an element that recognises swipes of one finger. The element needs `touch-action: pan-y pinch-zoom`.
 * @param onSwipe receives 1 for a swipe to the left, and -1 for one to the right
 */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? clientX : undefined;
    },
    onPointerUp: ({ isPrimary, clientX }: PointerEvent) => {
      if (start.current === undefined || !isPrimary) return;
      const moved = clientX - start.current;
      start.current = undefined;
      if (Math.abs(moved) >= SWIPE_PX) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => (start.current = undefined),
  };
}
