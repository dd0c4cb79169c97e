import { createStoredValue } from '../stored/createStoredValue';
import { parseWishlist, type Wishlist } from './wishlist';

/** Storage key of the wishlist, as §3 specifies. */
export const WISHLIST_KEY = 'wishlist';

const empty: Wishlist = [];

export const wishlistStore = createStoredValue({
  key: WISHLIST_KEY,
  event: 'wishlistUpdated',
  describe: ({ length }) => ({ count: length }),
  empty,
  parse: parseWishlist,
});
