import { browserStorage } from '@tanabana/runtime/records/browserStorage';

/** Set once a page of the shop has been viewed on this browser. */
const VIEWED_KEY = 'pageViewed';

/**
 * Counts a view of a page.
 * @returns whether an earlier view was counted on this browser, in this visit or in a previous one
 */
export function countPageView(): boolean {
  if (browserStorage.getItem(VIEWED_KEY) !== null) return true;
  browserStorage.setItem(VIEWED_KEY, '1');
  return false;
}
