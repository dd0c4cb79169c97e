import { isQuoted } from '@tanabana/runtime/cart/cart';
import type { Card } from '../catalogue/card';
import { rankingOf } from '../catalogue/rankingOf';
import type { SortOrder } from './listingQuery';

/** Sort key of a card; smaller comes first. */
function sortKey(order: Exclude<SortOrder, 'name'>, seed: number): (card: Card, index: number) => number {
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
    case 'newest':
      return ({ id }) => -id;
  }
}

/** Products per file; see `sortCards`. */
export const BLOCK_SIZE = 96;

/** Sort key of a name, without accents and case. Much faster than a collator. */
function nameKey({ name }: Card): string {
  const small = name.toLowerCase();
  return PLAIN.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '');
}

const PLAIN = /^[ -~]*$/;

/**
 * Sorts cards by one of the orders of §2.4; equal cards stay in their order. Ids are assigned in order of
 * arrival, so the newest products have the largest.
 *
 * Rugs, whose prices are not published, come last in both orders of price.
 *
 * Featured products come first within each block of 96. The first pages of a large catalogue therefore need
 * its first block only, and a catalogue of one block has all its featured products in front.
 * @param seed from which ratings, reviews and featured products are derived
 */
export function sortCards<Sorted extends Card>(
  cards: readonly Sorted[],
  order: SortOrder,
  seed: number,
): Sorted[] {
  const keyOf = order === 'name' ? nameKey : sortKey(order, seed);
  return cards
    .map((card, index) => ({ card, key: keyOf(card, index) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ card }) => card);
}
