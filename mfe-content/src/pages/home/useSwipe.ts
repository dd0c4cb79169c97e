import { useRef, type PointerEvent } from 'react';

/** How far a finger moves sideways until it has swiped, in pixels. */
const SWIPE_PX = 40;

/**
 * Swipes of one finger. The element needs `touch-action: pan-y pinch-zoom`, so that the browser scrolls the page and
 * enlarges it, and leaves sideways moves.
 * @param onSwipe called with 1 for a swipe to the left, to what comes next, and with -1 for one to the right
 * @returns props of the element
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
