import { useRecord } from '../records/useRecord';
import type { Wishlist } from './wishlist';
import { wishlistStore } from './wishlistStore';

export function useWishlist(): Wishlist | undefined {
  return useRecord(wishlistStore);
}
