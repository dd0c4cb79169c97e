import { isQuoted } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';

/** A range if there is one (§2.9); on request for rugs (§1). */
export function savedPrice(entry: Pick<WishlistEntry, 'category' | 'price' | 'priceRange'>): string {
  if (isQuoted(entry)) return 'Price on Request';
  return entry.priceRange ?? formatRupees(entry.price);
}

const dayMonthYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** Writes a timestamp as '5 November 2025'. @returns undefined for an unreadable timestamp */
export function addedDate(addedAt: string): string | undefined {
  const time = Date.parse(addedAt);
  return Number.isNaN(time) ? undefined : dayMonthYear.format(time);
}
