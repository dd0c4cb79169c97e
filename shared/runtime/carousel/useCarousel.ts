import { useReducedMotion } from '../hooks/useReducedMotion';
import type { EmblaOptionsType } from 'embla-carousel';
import {
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useEmblaOnDemand } from './useEmblaOnDemand';

interface CarouselTiming {
  /** How long one slide stays, in milliseconds. */
  readonly delay: number;
  /** How long the change to the next takes, in milliseconds. */
  readonly transition: 600 | 800;
}

/**
 * Embla measures speed in a unit of its own: the part of the way left that is not gone in one frame. With these,
 * 99 % of the way is behind after so many milliseconds.
 */
const SPEED = { 600: 23, 800: 28 } as const;

/**
 * A carousel that goes round by itself. It waits while it is pointed at or focused, stops for good when it is
 * paused, and stands still for visitors who want no motion.
 * @returns the ref of the element that cuts the slides off, and the carousel
 */
export function useCarousel({ delay, transition }: CarouselTiming, options: EmblaOptionsType = {}) {
  const [viewport, api, demand] = useEmblaOnDemand({ loop: true, duration: SPEED[transition], ...options });
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const isPlaying = !isStill && !isPaused;

  const subscribe = useCallback(
    (listener: () => void) => {
      api?.on('select', listener).on('reInit', listener);
      return () => void api?.off('select', listener).off('reInit', listener);
    },
    [api],
  );
  const selected = useSyncExternalStore(
    subscribe,
    () => api?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setTimeout(() => void demand((embla) => embla.scrollNext()), delay);
    return () => clearTimeout(timer);
  }, [demand, isPlaying, isHeld, selected, delay]);

  const previous = () => void demand((embla) => embla.scrollPrev(isStill));
  const next = () => void demand((embla) => embla.scrollNext(isStill));

  const carousel = {
    /** Whether the slides are moved by script; until then they are scrolled. */
    isLive: api !== undefined,
    selected,
    isPlaying,
    /** Whether it moves by itself unless it is paused. */
    movesAlone: !isStill,
    togglePlaying: () => setPaused(isPlaying),
    previous,
    next,
    show: (index: number) => void demand((embla) => embla.scrollTo(index, isStill)),
    /** Goes on the element around slides and controls; the arrow keys work wherever focus is within. */
    hold: {
      onPointerEnter: ({ pointerType }: PointerEvent<HTMLElement>) => {
        // A finger scrolls the slides itself, and must not find them changed under it.
        if (pointerType === 'touch') return;
        setPointedAt(true);
        void demand();
      },
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => {
        setFocused(true);
        void demand();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'ArrowLeft') previous();
        if (key === 'ArrowRight') next();
      },
    },
  };
  return [viewport, carousel] as const;
}
