import stored from './frozen/storage.2026-11-25.json';
import { parseViewed, RECENTLY_VIEWED_KEY } from './recentlyViewed';

// Browsers still store lists of earlier versions. Never edit a sample; add another when the format changes.

test('storage.2026-11-25.json: reads the viewed products in their order', () => {
  expect(parseViewed(JSON.parse(stored[RECENTLY_VIEWED_KEY]))).toEqual([30001, 10001, 10012]);
});
