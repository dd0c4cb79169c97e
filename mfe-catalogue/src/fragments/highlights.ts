import { type Card, cardOf, type Pictures } from '../catalogue/card';
import type { CarouselTexts } from '../catalogue/carouselTexts';
import type { Product } from '../catalogue/product';

export interface Highlights extends Pick<CarouselTexts, 'title' | 'slideName' | 'action' | 'to'> {
  /** Absent if the products are those of the carousel's category. */
  readonly note?: string | undefined;
  readonly cards: readonly Card[];
}

export interface HighlightsProps {
  readonly highlights: Highlights | undefined;
  readonly seed: number;
}

const MAX_HIGHLIGHTS = 6;

/** Carousels without products are omitted. */
export function highlightsOf(
  products: readonly Product[],
  pictures: Pictures,
  carousels: readonly CarouselTexts[],
): Highlights[] {
  const named = new Set(carousels.map(({ category }) => category));
  return carousels.flatMap(({ category, note, ...texts }) => {
    const chosen = products.filter((product) =>
      category === undefined ? !named.has(product.category) : product.category === category,
    );
    const isInstead = chosen.length === 0 && note !== undefined;
    const shown = isInstead ? products.slice(0, MAX_HIGHLIGHTS) : spread(chosen);
    const cards = shown.map((product) => cardOf(product, pictures));
    return cards.length === 0 ? [] : { ...texts, ...(isInstead && { note }), cards };
  });
}

/** Returns six products, alternately of each carousel. */
export function picksOf([first, second]: readonly Highlights[]): readonly Card[] {
  const cards = (first?.cards ?? []).flatMap((card, index) => [
    card,
    ...(second?.cards ?? []).slice(index, index + 1),
  ]);
  return [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, MAX_HIGHLIGHTS);
}

function spread<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, items.length / MAX_HIGHLIGHTS);
  const indexes = Array.from({ length: MAX_HIGHLIGHTS }, (_, index) => Math.floor(index * step));
  return items.filter((_, index) => indexes.includes(index));
}
