import { createRecordStore } from '../records/createRecordStore';
import { emptyCart, itemCount } from './cart';
import { parseCart } from './parseCart';

/** Storage key of the cart, prefixed with the product's name (§4). */
export const CART_KEY = 'tanabana_cart';

/** The visitor's cart in this browser's storage. */
export const cartStore = createRecordStore({
  key: CART_KEY,
  event: 'cartUpdated',
  describe: (cart) => ({ itemCount: itemCount(cart) }),
  empty: emptyCart,
  parse: parseCart,
});
