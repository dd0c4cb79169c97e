import { onScrollEnd } from '@tanabana/ui/hooks/onScrollEnd';
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';

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
