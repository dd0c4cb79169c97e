import { isRugCategory } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';

/** The price of a wishlist entry as it is shown (§2.9): the range where there is one; none for rugs (§1). */
export function savedPrice({
  category,
  price,
  priceRange,
}: Pick<WishlistEntry, 'category' | 'price' | 'priceRange'>): string {
  if (isRugCategory(category)) return 'Price on Request';
  return priceRange ?? formatRupees(price);
}
