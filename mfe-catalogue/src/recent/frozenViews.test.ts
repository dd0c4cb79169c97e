import stored from './frozen/storage.2026-11-25.json';
import { parseViewed, RECENTLY_VIEWED_KEY } from './recentlyViewed';

// The samples are storage contents that released versions have written. Never edit a sample. If the storage format
// changes, add a sample.

test('storage.2026-11-25.json: reads the viewed products in their order', () => {
  expect(parseViewed(JSON.parse(stored[RECENTLY_VIEWED_KEY]))).toEqual([30001, 10001, 10012]);
});
