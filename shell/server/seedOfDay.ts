const DAY_MS = 24 * 60 * 60 * 1000;

/** 22:00 UTC is 3:30 in India. */
const CHANGE_OF_DAY_MS = 22 * 60 * 60 * 1000;

/**
 * The same seed on all machines, so that the order of products (§3) does not change between pages and reloads
 * of one day.
 */
export function seedOfDay(now: number): number {
  return Math.floor((now + DAY_MS - CHANGE_OF_DAY_MS) / DAY_MS);
}
