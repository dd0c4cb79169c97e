import { createRecordStore } from '../records/createRecordStore';
import { parseWishlist, type Wishlist } from './wishlist';

/** Storage key of the wishlist, as §3 specifies. */
export const WISHLIST_KEY = 'wishlist';

const empty: Wishlist = [];

export const wishlistStore = createRecordStore({
  key: WISHLIST_KEY,
  event: 'wishlistUpdated',
  describe: ({ length }) => ({ count: length }),
  empty,
  parse: parseWishlist,
});
