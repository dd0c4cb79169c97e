const DAY_MS = 24 * 60 * 60 * 1000;

/** 22:00 UTC is half past three at night in India. */
const CHANGE_OF_DAY_MS = 22 * 60 * 60 * 1000;

/**
 * Returns the seed of a day: the same on all machines and for all documents, so that the order of products (§3) does
 * not change when a visitor reloads a page or comes to the next one. It changes at night in India.
 * @param now milliseconds since 1970
 */
export function seedOfDay(now: number): number {
  return Math.floor((now + DAY_MS - CHANGE_OF_DAY_MS) / DAY_MS);
}
