import { createRecordStore } from '../records/createRecordStore';
import { emptyCart, itemCount } from './cart';
import { parseCart } from './parseCart';

/** See §4. */
export const CART_KEY = 'tanabana_cart';

export const cartStore = createRecordStore({
  key: CART_KEY,
  event: 'cartUpdated',
  describe: (cart) => ({ itemCount: itemCount(cart) }),
  empty: emptyCart,
  parse: parseCart,
});
