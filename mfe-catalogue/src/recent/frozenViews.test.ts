import stored from './frozen/storage.2026-11-25.json';
import { parseViewed, RECENTLY_VIEWED_KEY } from './recentlyViewed';

// Browsers still hold what earlier versions stored: never edit a sample, add another when the list changes.

test('storage.2026-11-25.json: the products viewed are read in their order', () => {
  expect(parseViewed(JSON.parse(stored[RECENTLY_VIEWED_KEY]))).toEqual([30001, 10001, 10012]);
});
