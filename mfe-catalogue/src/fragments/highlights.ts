import { isRugCategory } from '@tanabana/shop/cart/cart';
import { type Card, cardOf, type Pictures } from '../catalogue/card';
import type { Product } from '../catalogue/product';

export interface Highlights {
  readonly rugs: readonly Card[];
  /** Products to display if there are no rugs; otherwise empty (§2.3). */
  readonly insteadOfRugs: readonly Card[];
  readonly handicrafts: readonly Card[];
}

export interface HighlightsProps {
  readonly highlights: Highlights;
  readonly seed: number;
}

const MAX_HIGHLIGHTS = 6;

export function highlightsOf(products: readonly Product[], pictures: Pictures): Highlights {
  const cards = (chosen: readonly Product[]) => chosen.map((product) => cardOf(product, pictures));
  const rugs = products.filter(({ category }) => isRugCategory(category));
  const handicrafts = products.filter(({ category }) => !isRugCategory(category));
  return {
    rugs: cards(spread(rugs)),
    insteadOfRugs: rugs.length > 0 ? [] : cards(products.slice(0, MAX_HIGHLIGHTS)),
    handicrafts: cards(spread(handicrafts)),
  };
}

/** Returns six products, alternately rugs and handicrafts. In a catalogue without rugs, both lists may have a product. */
export function picksOf({ rugs, insteadOfRugs, handicrafts }: Highlights): readonly Card[] {
  const cards = [...rugs, ...insteadOfRugs].flatMap((card, index) => [
    card,
    ...handicrafts.slice(index, index + 1),
  ]);
  return [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, MAX_HIGHLIGHTS);
}

function spread<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, items.length / MAX_HIGHLIGHTS);
  const indexes = Array.from({ length: MAX_HIGHLIGHTS }, (_, index) => Math.floor(index * step));
  return items.filter((_, index) => indexes.includes(index));
}
