import { useRecord } from '../records/useRecord';
import type { Wishlist } from './wishlist';
import { wishlistStore } from './wishlistStore';

/** Returns the wishlist, or undefined on the server and during hydration. */
export function useWishlist(): Wishlist | undefined {
  return useRecord(wishlistStore);
}
