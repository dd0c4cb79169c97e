import type { Card } from './card';
import type { Ranking } from './ranking';

/** Number of products below one (§2.5). */
export const RELATED = 4;
export const RECOMMENDED = 6;

/** Share of products that are featured (§9). */
const FEATURED_SHARE = 0.2;

/**
 * Derives a product's ranking from a seed (§3): rating 3.0 to 5.0 with one decimal, 10 to 209 reviews, one in
 * five featured.
 * @param seed chosen once per document, so that server and browser agree
 * @internal
 */
export function randomRanking(seed: number, id: number): Ranking {
  const random = seededRandom(seed, id);
  return {
    rating: 3 + Math.floor(random() * 21) / 10,
    reviews: 10 + Math.floor(random() * 200),
    featured: random() < FEATURED_SHARE,
  };
}

/** Returns a product's own ranking, or else the random one of the seed. */
export function rankingOf(
  product: { readonly id: number; readonly ranking?: Ranking | undefined },
  seed: number,
): Ranking {
  return product.ranking ?? randomRanking(seed, product.id);
}

/**
 * Creates a random number generator: its numbers depend on seed and product only.
 * @returns the next number, from 0 up to but not including 1
 * @internal
 */
export function seededRandom(seed: number, id: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(id, 0x85ebca6b)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Returns the best rated products (§2.5), best first; equal ratings stay in their order.
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
