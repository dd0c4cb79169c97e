import { createStoredValue } from '@tanabana/shop/stored/createStoredValue';
import { storedId } from '@tanabana/shop/stored/storedFields';
import * as v from 'valibot';

/** @internal */
export const RECENTLY_VIEWED_KEY = 'tanabana_recently_viewed';

const MAX_VIEWED = 7;

/** Ids of products, most recent first. */
type RecentlyViewed = readonly number[];

export function addViewed(viewed: RecentlyViewed, id: number): RecentlyViewed {
  return [...new Set([id, ...viewed])].slice(0, MAX_VIEWED);
}

/** @internal */
export function parseViewed(stored: unknown): RecentlyViewed | undefined {
  if (!Array.isArray(stored)) return undefined;
  const ids = stored.flatMap((entry) => {
    const id = v.safeParse(storedId, entry);
    return id.success ? [id.output] : [];
  });
  return [...new Set(ids)].slice(0, MAX_VIEWED);
}

const none: RecentlyViewed = [];

export const recentlyViewedStore = createStoredValue({
  key: RECENTLY_VIEWED_KEY,
  event: 'recentlyViewedUpdated',
  describe: ({ length }) => ({ count: length }),
  empty: none,
  parse: parseViewed,
});
