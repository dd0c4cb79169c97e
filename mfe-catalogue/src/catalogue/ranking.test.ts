import fc from 'fast-check';
import { cardWith } from '../testing/productOf';
import { bestRated, rankingOf } from './ranking';

const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const anyId = fc.integer({ min: 1, max: 99_999 });

test('ratings are 3.0 to 5.0 with one decimal, reviews 10 to 209 (§3)', () => {
  fc.assert(
    fc.property(anySeed, anyId, (seed, id) => {
      const { rating, reviews } = rankingOf({ id }, seed);
      expect(rating).toBeGreaterThanOrEqual(3);
      expect(rating).toBeLessThanOrEqual(5);
      expect(rating).toBe(Number(rating.toFixed(1)));
      expect(Number.isInteger(reviews) && reviews >= 10 && reviews <= 209).toBe(true);
    }),
  );
});

test('rankings reach both ends of their ranges', () => {
  const drawn = Array.from({ length: 10_000 }, (_, id) => rankingOf({ id: id + 1 }, 7));
  const ratings = drawn.map(({ rating }) => rating);
  const reviews = drawn.map((ranking) => ranking.reviews);
  expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([3, 5]);
  expect([Math.min(...reviews), Math.max(...reviews)]).toEqual([10, 209]);
});

test('about one in five products is featured, for any seed', () => {
  for (const seed of [0, 1, 2, 12_345, 4_294_967_295]) {
    const featured = Array.from({ length: 5000 }, (_, id) => rankingOf({ id }, seed)).filter(
      (ranking) => ranking.featured,
    );
    expect(featured.length / 5000).toBeCloseTo(0.2, 1);
  }
});

test('the same seed returns the same ranking, another seed a different one', () => {
  expect(rankingOf({ id: 10001 }, 42)).toEqual(rankingOf({ id: 10001 }, 42));
  const under = (seed: number) =>
    Array.from({ length: 20 }, (_, id) => rankingOf({ id }, seed).rating).join(' ');
  expect(under(1)).not.toBe(under(2));
});

test('a ranking of the product takes precedence', () => {
  const ranking = { rating: 4.6, reviews: 118, featured: true };
  expect(rankingOf({ id: 1, ranking }, 5)).toBe(ranking);
});

test('bestRated sorts by rating, best first (§2.5)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99_999 })), fc.nat(), (ids, seed) => {
      const ratings = bestRated(
        ids.map((id) => cardWith({ id })),
        6,
        seed,
      ).map(({ id }) => rankingOf({ id }, seed).rating);
      expect(ratings).toEqual(
        ids
          .map((id) => rankingOf({ id }, seed).rating)
          .sort((a, b) => b - a)
          .slice(0, 6),
      );
    }),
  );
});
