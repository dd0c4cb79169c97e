import { standingOf } from './drawRanking';
import type { Card } from './card';

/**
 * The best rated of some products (§2.5), best first; equals keep their order.
 * @param count how many at most
 * @param seed from which ratings are drawn
 */
export function bestRated(cards: readonly Card[], count: number, seed: number): Card[] {
  return cards
    .map((card) => ({ card, rating: standingOf(card, seed).rating }))
    .sort((a, b) => b.rating - a.rating)
    .slice(0, count)
    .map(({ card }) => card);
}
