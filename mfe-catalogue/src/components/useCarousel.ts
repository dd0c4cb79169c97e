import { useReducedMotion } from '@tanabana/ui/hooks/useReducedMotion';
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
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

export interface CarouselTiming {
  /** Display time of a slide, in milliseconds. */
  readonly delay: number;
  /** Duration of a change of slides, in milliseconds. */
  readonly transition: 600 | 800;
}

/**
 * Value of Embla's option `duration` for a transition of 600 or 800 ms. After this time, 99 % of the transition is
 * complete.
 */
const SPEED = { 600: 23, 800: 28 } as const;

/** Autoplay pauses while the carousel is hovered or focused, and is off if the visitor prefers reduced motion. */
export function useCarousel({ delay, transition }: CarouselTiming, options: EmblaOptionsType = {}) {
  const [viewport, api, demand] = useEmblaOnDemand({ loop: true, duration: SPEED[transition], ...options });
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const isPlaying = !isStill && !isPaused;
  const isWaiting = isHovered || isFocused;

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
    if (!isPlaying || isWaiting) return;
    const timer = setTimeout(() => {
      setChosen(false);
      void demand((embla) => embla.scrollNext());
    }, delay);
    return () => clearTimeout(timer);
  }, [demand, isPlaying, isWaiting, selected, delay]);

  const choose = (act: (embla: EmblaCarouselType) => void) => {
    setChosen(true);
    void demand(act);
  };
  const previous = () => choose((embla) => embla.scrollPrev(isStill));
  const next = () => choose((embla) => embla.scrollNext(isStill));

  const carousel = {
    /** Whether Embla moves the slides. Until Embla is loaded, the browser scrolls the slides natively. */
    isLive: api !== undefined,
    selected,
    isPlaying,
    /** Whether the visitor, rather than autoplay, has selected the current slide. */
    isChosen,
    hasAutoplay: !isStill,
    togglePlaying: () => setPaused(isPlaying),
    previous,
    next,
    show: (index: number) => choose((embla) => embla.scrollTo(index, isStill)),
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent<HTMLElement>) => {
        // During a touch the browser scrolls the slides natively. If Embla were loaded, both would move the slides.
        if (pointerType === 'touch') return;
        setHovered(true);
        void demand();
      },
      onPointerLeave: () => setHovered(false),
      onFocus: () => {
        setFocused(true);
        void demand();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
      onKeyDown: ({ key, target }: KeyboardEvent) => {
        // In the zoom dialog the arrow keys move the enlarged picture, so they must not change the slide.
        if (target instanceof Element && target.closest('dialog')) return;
        if (key === 'ArrowLeft') previous();
        if (key === 'ArrowRight') next();
      },
    },
  };
  return [viewport, carousel] as const;
}
