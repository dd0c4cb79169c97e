const DAY_MS = 24 * 60 * 60 * 1000;

/** Time of day at which the seed changes: 22:00 UTC, which is 3:30 at night in India. */
const CHANGE_OF_DAY_MS = 22 * 60 * 60 * 1000;

/**
 * Returns the same seed on all servers for a day, so that the order of products (§3) does not change between pages and
 * reloads.
 */
export function seedOfDay(now: number): number {
  return Math.floor((now + DAY_MS - CHANGE_OF_DAY_MS) / DAY_MS);
}
