import { isQuoted } from '@tanabana/runtime/cart/cart';
import { priceRange } from '@tanabana/runtime/money/formatRupees';
import { isInWishlist, type Wishlist, type WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';
import type { PriceList, PricedProduct } from '../cart/priceList';

function refreshEntry(entry: WishlistEntry, product: PricedProduct | undefined): WishlistEntry {
  if (!product) return entry;
  const { name, category, price } = product;
  const range = isQuoted(product) ? undefined : priceRange(product);
  return { ...entry, name, category, price, priceRange: range };
}

/**
 * Replaces name, category, price and price range of every entry by the catalogue's. Entries whose product the price
 * list lacks stay unchanged.
 */
export function refreshEntries(wishlist: Wishlist, prices: PriceList): Wishlist {
  return wishlist.map((entry) => refreshEntry(entry, prices.get(entry.id)));
}

/** Inserts a removed entry at its former index, unless the product was added again. */
export function restoreEntry(wishlist: Wishlist, entry: WishlistEntry, index: number): Wishlist {
  return isInWishlist(wishlist, entry.id) ? wishlist : wishlist.toSpliced(index, 0, entry);
}
