import { createRecordStore } from '@tanabana/runtime/records/createRecordStore';
import { storedId } from '@tanabana/runtime/records/storedFields';
import * as v from 'valibot';

/**
 * Storage key of the products that were viewed in this browser.
 * @internal
 */
export const RECENTLY_VIEWED_KEY = 'tanabana_recently_viewed';

/** Most products that are remembered. */
const MOST = 7;

/** Ids of products, the last viewed first. */
type RecentlyViewed = readonly number[];

/** Puts a product first, and forgets the oldest. */
export function addViewed(viewed: RecentlyViewed, id: number): RecentlyViewed {
  return [id, ...viewed.filter((other) => other !== id)].slice(0, MOST);
}

/**
 * Parses the stored list; entries that are no ids are left out.
 * @internal
 */
export function parseViewed(stored: unknown): RecentlyViewed | undefined {
  if (!Array.isArray(stored)) return undefined;
  const ids = stored.flatMap((entry) => {
    const id = v.safeParse(storedId, entry);
    return id.success ? [id.output] : [];
  });
  return [...new Set(ids)].slice(0, MOST);
}

const none: RecentlyViewed = [];

/** The products viewed in this browser. They are stored as ids only and read again for display. */
export const recentlyViewedStore = createRecordStore({
  key: RECENTLY_VIEWED_KEY,
  event: 'recentlyViewedUpdated',
  describe: ({ length }) => ({ count: length }),
  empty: none,
  parse: parseViewed,
});
