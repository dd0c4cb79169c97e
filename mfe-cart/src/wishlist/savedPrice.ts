import { isRugCategory } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';

/** The displayed price of a wishlist entry (§2.9): the range if there is one; on request for rugs (§1). */
export function savedPrice({
  category,
  price,
  priceRange,
}: Pick<WishlistEntry, 'category' | 'price' | 'priceRange'>): string {
  if (isRugCategory(category)) return 'Price on Request';
  return priceRange ?? formatRupees(price);
}
