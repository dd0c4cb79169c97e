import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Embla, fetched when a carousel has to move for the first time; until then its slides are scrolled natively.
 * When it cannot be fetched they stay so, and the next move tries again.
 * @param options read once
 * @returns a ref for the element that cuts the slides off, the carousel once it is there, and a function that
 *   does something with it as soon as it is
 */
export function useEmblaOnDemand(options: EmblaOptionsType) {
  const viewport = useRef<HTMLDivElement>(null);
  const firstOptions = useRef(options);
  const coming = useRef<Promise<EmblaCarouselType | undefined>>(undefined);
  const [api, setApi] = useState<EmblaCarouselType>();

  const demand = useCallback(async (act?: (api: EmblaCarouselType) => void) => {
    coming.current ??= import('embla-carousel').then(
      ({ default: createEmbla }) => {
        if (!viewport.current) return undefined;
        const startIndex = takeScrolledSlide(viewport.current);
        const created = createEmbla(viewport.current, { ...firstOptions.current, startIndex });
        setApi(created);
        return created;
      },
      () => {
        coming.current = undefined;
        return undefined;
      },
    );
    const ready = await coming.current;
    if (ready) act?.(ready);
  }, []);

  useEffect(
    () => () => {
      void coming.current?.then((created) => created?.destroy());
      coming.current = undefined;
    },
    [],
  );
  return [viewport, api, demand] as const;
}

/** Which slide was scrolled to natively; scrolls back, since Embla moves the slides in its own way. */
function takeScrolledSlide(viewport: HTMLElement): number {
  const slide = viewport.firstElementChild?.firstElementChild;
  const width = slide?.getBoundingClientRect().width ?? 0;
  const index = width > 0 ? Math.round(viewport.scrollLeft / width) : 0;
  viewport.scrollLeft = 0;
  return index;
}
