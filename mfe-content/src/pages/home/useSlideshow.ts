import { useReducedMotion } from '@tanabana/ui/hooks/useReducedMotion';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

export const SLIDE_DURATION_MS = 5000;
const AUTOPLAY_RESUME_MS = 10_000;

export type Slideshow = ReturnType<typeof useSlideshow>;

/** Choosing a slide stops autoplay for 10 s (§4). */
export function useSlideshow(count: number) {
  const [{ index, hasChanged }, setSlide] = useState({ index: 0, hasChanged: false });
  /**
   * Number of slides that the visitor has chosen recently. Autoplay is off while the number is above 0. Each choice
   * restarts the delay after which the number is reset to 0.
   */
  const [choices, setChoices] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [paused, setPaused] = useState({ pointer: false, keyboard: false });
  const isStill = useReducedMotion();
  const isPlaying = choices === 0 && !isStopped && !paused.pointer && !paused.keyboard && !isStill;

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const next = { index: (index + 1) % count, hasChanged: true };
    const timer = setTimeout(() => setSlide(next), SLIDE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, index, count]);

  useEffect(() => {
    if (choices === 0) return;
    const timer = setTimeout(() => setChoices(0), AUTOPLAY_RESUME_MS);
    return () => clearTimeout(timer);
  }, [choices]);

  const choose = (chosen: number) => {
    setSlide({ index: chosen, hasChanged: true });
    setChoices((count) => count + 1);
  };
  return {
    index,
    hasChanged,
    isPlaying,
    isStopped: isStopped || isStill,
    choose,
    /** Selects the next or previous slide. The slides form a loop (§4). */
    step: (step: 1 | -1) => choose((index + step + count) % count),
    toggle: () => setStopped(!isStopped),
    /** Pauses autoplay while the pointer or the focus is on the slides. */
    pause: (by: 'pointer' | 'keyboard', isPaused: boolean) =>
      setPaused((before) => ({ ...before, [by]: isPaused })),
  };
}

/** Minimum horizontal distance of a swipe, in pixels. */
const SWIPE_PX = 40;

/**
 * Returns props of an element that detects swipes of one finger. The element needs `touch-action: pan-y pinch-zoom`.
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
