import { isRugCategory } from '@tanabana/runtime/cart/cart';
import * as v from 'valibot';
import { cardOf, cardSchema, type Pictures } from '../catalogue/card';
import type { Product } from '../catalogue/product';

/** The products of the home page's carousels. */
export const highlightsSchema = v.object({
  rugs: v.array(cardSchema),
  /** Shown if there are no rugs (§2.3): the first products. */
  insteadOfRugs: v.array(cardSchema),
  handicrafts: v.array(cardSchema),
});

export type Highlights = v.InferOutput<typeof highlightsSchema>;

/** Most products in a carousel (§9). */
const MAX_HIGHLIGHTS = 6;

/** Chooses at most six products for each carousel, spread evenly over the catalogue. */
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

function spread<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, items.length / MAX_HIGHLIGHTS);
  return Array.from(
    { length: Math.min(MAX_HIGHLIGHTS, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}
