import * as v from 'valibot';

/** Values that determine the order of lists (§3). The shop never presents them as opinions of customers. */
export const rankingSchema = v.object({
  rating: v.number(),
  reviews: v.number(),
  featured: v.boolean(),
});

type Ranking = v.InferOutput<typeof rankingSchema>;

interface Ranked {
  readonly id: number;
  readonly ranking?: Ranking | undefined;
}

export const RELATED = 4;
export const RECOMMENDED = 6;

/**
 * If the product has none, computes a random ranking from the document's seed. The seed ensures that server and browser
 * compute the same ranking (§3, §9).
 */
export function rankingOf({ id, ranking }: Ranked, seed: number): Ranking {
  if (ranking) return ranking;
  const random = seededRandom(seed, id);
  return {
    rating: 3 + Math.floor(random() * 21) / 10,
    reviews: 10 + Math.floor(random() * 200),
    featured: random() < 0.2,
  };
}

/**
 * Creates a random number generator for numbers from 0 (included) to 1 (excluded).
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
 * Returns at most `count` products in descending order of rating (§2.5). Products with equal ratings stay in the given
 * order.
 */
export function bestRated<Item extends Ranked>(
  products: readonly Item[],
  count: number,
  seed: number,
): Item[] {
  return products
    .map((product) => ({ product, rating: rankingOf(product, seed).rating }))
    .sort((a, b) => b.rating - a.rating)
    .slice(0, count)
    .map(({ product }) => product);
}
