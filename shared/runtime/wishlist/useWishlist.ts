import { useRecord } from '../records/useRecord';
import type { Wishlist } from './wishlist';
import { wishlistStore } from './wishlistStore';

/** The visitor's wishlist; undefined until the browser can read it. */
export function useWishlist(): Wishlist | undefined {
  return useRecord(wishlistStore);
}
