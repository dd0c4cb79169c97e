import { isQuoted } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { countOf } from '@tanabana/runtime/text/countOf';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';

/** The displayed price of a wishlist entry (§2.9): the range if there is one; on request for rugs (§1). */
export function savedPrice(entry: Pick<WishlistEntry, 'category' | 'price' | 'priceRange'>): string {
  if (isQuoted(entry)) return 'Price on Request';
  return entry.priceRange ?? formatRupees(entry.price);
}

const dayMonthYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * The day on which an entry was added, in the visitor's time zone: '5 November 2025'.
 * @param addedAt ISO timestamp
 * @returns undefined for a timestamp that cannot be read
 */
export function addedDate(addedAt: string): string | undefined {
  const time = Date.parse(addedAt);
  return Number.isNaN(time) ? undefined : dayMonthYear.format(time);
}

/** The header above the wishlist's cards (§2.9). */
export function savedCount(count: number): string {
  return `${countOf(count, 'Item')} Saved`;
}
