import { createRecordStore } from '../store/createRecordStore';
import { parseWishlist } from './wishlist';

/** Storage key of the wishlist (§3). */
export const WISHLIST_KEY = 'wishlist';

/** The visitor's wishlist, in this browser's storage. */
export const wishlistStore = createRecordStore({
  key: WISHLIST_KEY,
  event: 'wishlistUpdated',
  describe: ({ length }) => ({ count: length }),
  parse: parseWishlist,
});
