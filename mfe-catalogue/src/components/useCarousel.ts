import { useReducedMotion } from '@tanabana/runtime/hooks/useReducedMotion';
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import {
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useRef,
} from 'react';
import { onScrollEnd } from '@tanabana/runtime/hooks/onScrollEnd';

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

/**
 * Carousel with autoplay. Autoplay pauses while the carousel is hovered or focused, and is off if the visitor prefers
 * reduced motion.
 */
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

/**
 * Loads the carousel library Embla before the first action that needs it. Until then the browser scrolls the slides
 * natively. If loading fails, the next action loads Embla again.
 * @returns a ref for the viewport, the loaded Embla API, and a function that loads Embla and runs an action
 */
export function useEmblaOnDemand(options: EmblaOptionsType) {
  const viewport = useRef<HTMLDivElement>(null);
  const firstOptions = useRef(options);
  const loading = useRef<Promise<EmblaCarouselType | undefined>>(undefined);
  const [api, setApi] = useState<EmblaCarouselType>();

  const demand = useCallback(async (act?: (api: EmblaCarouselType) => void) => {
    loading.current ??= import('embla-carousel').then(
      ({ default: createEmbla }) => {
        if (!viewport.current) return undefined;
        const startIndex = takeScrolledSlide(viewport.current);
        const created = createEmbla(viewport.current, { ...firstOptions.current, startIndex });
        setApi(created);
        return created;
      },
      () => (loading.current = undefined),
    );
    const ready = await loading.current;
    if (ready) act?.(ready);
  }, []);

  useEffect(() => {
    // Loads Embla after the first native scrolling, for example by touch.
    const takeOver = () => void demand();
    const stopListening = viewport.current && onScrollEnd(viewport.current, takeOver);
    return () => {
      stopListening?.();
      void loading.current?.then((created) => created?.destroy());
      loading.current = undefined;
    };
  }, [demand]);
  return [viewport, api, demand] as const;
}

/**
 * Returns the index of the visible slide, and resets the scroll position, because Embla moves the slides by transforms.
 */
function takeScrolledSlide(viewport: HTMLElement): number {
  const slide = viewport.firstElementChild?.firstElementChild;
  const width = slide?.getBoundingClientRect().width ?? 0;
  const index = width > 0 ? Math.round(viewport.scrollLeft / width) : 0;
  viewport.scrollLeft = 0;
  return index;
}
