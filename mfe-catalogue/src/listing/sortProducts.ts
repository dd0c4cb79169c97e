import { isQuoted } from '@tanabana/shop/cart/cart';
import { rankingOf } from '../catalogue/ranking';
import type { Card } from '../catalogue/card';
import type { SortOrder } from './listingQuery';

type SortKey = (card: Card, seed: number) => number | string;

const SORT_KEYS: Readonly<Record<SortOrder, SortKey>> = {
  featured: (card, seed) => (rankingOf(card, seed).featured ? 0 : 1),
  'price-low': (card) => (isQuoted(card) ? Infinity : card.price),
  'price-high': (card) => (isQuoted(card) ? Infinity : -card.price),
  rating: (card, seed) => -rankingOf(card, seed).rating,
  reviews: (card, seed) => -rankingOf(card, seed).reviews,
  name: ({ name }) => nameKey(name),
  newest: ({ id }) => -id,
};

/** Returns a name in lower case and without accents. */
function nameKey(name: string): string {
  return name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Sorts products by one of the orders of §2.4. Equal products stay in the given order. Newer products have larger ids.
 * Products sold by quotation come last in both orders of price.
 */
export function sortProducts<Product extends { readonly card: Card }>(
  products: readonly Product[],
  order: SortOrder,
  seed: number,
): Product[] {
  const keyOf = SORT_KEYS[order];
  return products
    .map((product) => ({ product, key: keyOf(product.card, seed) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ product }) => product);
}
