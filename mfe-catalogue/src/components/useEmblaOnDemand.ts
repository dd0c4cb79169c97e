import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Loads Embla when the carousel has to move for the first time; until then the browser scrolls the slides. If
 * loading fails, the next move tries again.
 * @param options read once
 * @returns a ref for the viewport element, the Embla API once it is loaded, and a function that runs an
 * action once it is loaded
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
      () => {
        loading.current = undefined;
        return undefined;
      },
    );
    const ready = await loading.current;
    if (ready) act?.(ready);
  }, []);

  // A finger has scrolled to another slide, which the carousel does not know of.
  useEffect(() => {
    const element = viewport.current;
    const takeOver = () => void demand();
    element?.addEventListener('scrollend', takeOver, { once: true });
    return () => element?.removeEventListener('scrollend', takeOver);
  }, [demand]);

  useEffect(
    () => () => {
      void loading.current?.then((created) => created?.destroy());
      loading.current = undefined;
    },
    [],
  );
  return [viewport, api, demand] as const;
}

/**
 * Returns the index of the slide scrolled to natively, and scrolls back, because Embla moves the slides by
 * transforms.
 */
function takeScrolledSlide(viewport: HTMLElement): number {
  const slide = viewport.firstElementChild?.firstElementChild;
  const width = slide?.getBoundingClientRect().width ?? 0;
  const index = width > 0 ? Math.round(viewport.scrollLeft / width) : 0;
  viewport.scrollLeft = 0;
  return index;
}
