import { isQuoted } from '@tanabana/runtime/cart/cart';
import type { Card } from '../catalogue/card';
import { rankingOf } from '../catalogue/ranking';
import type { SortOrder } from './listingQuery';

/** Number of cards in a data file. Featured products come first within each block (see `sortCards`). */
export const BLOCK_SIZE = 96;

/** Creates a function that returns the sort key of a card, for ascending order. */
function sortKey(order: SortOrder, seed: number): (card: Card, index: number) => number | string {
  switch (order) {
    case 'featured':
      return (card, index) => Math.floor(index / BLOCK_SIZE) * 2 - Number(rankingOf(card, seed).featured);
    case 'price-low':
      return (card) => (isQuoted(card) ? Infinity : card.price);
    case 'price-high':
      return (card) => (isQuoted(card) ? Infinity : -card.price);
    case 'rating':
      return (card) => -rankingOf(card, seed).rating;
    case 'reviews':
      return (card) => -rankingOf(card, seed).reviews;
    case 'name':
      return nameKey;
    case 'newest':
      return ({ id }) => -id;
  }
}

/** Returns a name in lower case and without accents. Comparing such keys is much faster than `Intl.Collator`. */
function nameKey({ name }: Card): string {
  const small = name.toLowerCase();
  return /^[ -~]*$/.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Sorts cards by one of the orders of §2.4. Equal cards keep their order. Newer products have larger ids.
 * Products sold by quotation come last in both orders of price.
 * Featured products come first within each block of 96, so that the first pages of a catalogue need only its first block.
 * @param seed determines ratings, reviews and featured products
 */
export function sortCards<Sorted extends Card>(
  cards: readonly Sorted[],
  order: SortOrder,
  seed: number,
): Sorted[] {
  const keyOf = sortKey(order, seed);
  return cards
    .map((card, index) => ({ card, key: keyOf(card, index) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ card }) => card);
}
