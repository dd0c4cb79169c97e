import { isInWishlist, type Wishlist, type WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';

/** Puts a removed entry back at its place, unless it was added again meanwhile. */
export function restoreEntry(wishlist: Wishlist, entry: WishlistEntry, place: number): Wishlist {
  return isInWishlist(wishlist, entry.id) ? wishlist : wishlist.toSpliced(place, 0, entry);
}
