import { rankingOf } from './rankingOf';
import type { Card } from './card';

/**
 * Returns the best rated products (§2.5), best first; equal ratings keep their order.
 * @param count most products to return
 * @param seed from which ratings are derived
 */
export function bestRated(cards: readonly Card[], count: number, seed: number): Card[] {
  return cards
    .map((card) => ({ card, rating: rankingOf(card, seed).rating }))
    .sort((a, b) => b.rating - a.rating)
    .slice(0, count)
    .map(({ card }) => card);
}
