import { isQuoted } from '@tanabana/runtime/cart/cart';
import type { Card } from '../catalogue/card';
import { rankingOf } from '../catalogue/ranking';
import type { SortOrder } from './listingQuery';

/**
 * Number of cards in a data file, called a block. Within each block, `sortCards` sorts featured products to the start.
 */
export const BLOCK_SIZE = 96;

type SortKey = (card: Card, seed: number, index: number) => number | string;

const SORT_KEYS: Readonly<Record<SortOrder, SortKey>> = {
  featured: (card, seed, index) =>
    Math.floor(index / BLOCK_SIZE) * 2 - Number(rankingOf(card, seed).featured),
  'price-low': (card) => (isQuoted(card) ? Infinity : card.price),
  'price-high': (card) => (isQuoted(card) ? Infinity : -card.price),
  rating: (card, seed) => -rankingOf(card, seed).rating,
  reviews: (card, seed) => -rankingOf(card, seed).reviews,
  name: nameKey,
  newest: ({ id }) => -id,
};

/** Returns a name in lower case and without accents. Comparing such keys is much faster than `Intl.Collator`. */
function nameKey({ name }: Card): string {
  const small = name.toLowerCase();
  return /^[ -~]*$/.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Sorts cards by one of the orders of §2.4. Equal cards stay in the given order. Newer products have larger ids.
 * Products sold by quotation come last in both orders of price. Featured products come first within each block of 96,
 * so that the first page of a listing needs only the first block.
 */
export function sortCards<Sorted extends Card>(
  cards: readonly Sorted[],
  order: SortOrder,
  seed: number,
): Sorted[] {
  const keyOf = SORT_KEYS[order];
  return cards
    .map((card, index) => ({ card, key: keyOf(card, seed, index) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ card }) => card);
}
