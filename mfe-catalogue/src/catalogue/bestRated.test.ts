import fc from 'fast-check';
import { cardWith } from '../testing/productOf';
import { bestRated } from './bestRated';
import { randomRanking } from './rankingOf';

test('bestRated sorts by rating, best first (§2.5)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99_999 })), fc.nat(), (ids, seed) => {
      const ratings = bestRated(
        ids.map((id) => cardWith({ id })),
        6,
        seed,
      ).map(({ id }) => randomRanking(seed, id).rating);
      expect(ratings).toEqual(
        ids
          .map((id) => randomRanking(seed, id).rating)
          .sort((a, b) => b - a)
          .slice(0, 6),
      );
    }),
  );
});
