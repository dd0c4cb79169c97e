import type { Ranking } from './product';
import { seededRandom } from './seededRandom';

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
