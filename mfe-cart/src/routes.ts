import { PRICE_LIST } from '@tanabana/runtime/contracts/priceList';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

/** Routes and exposes of the cart remote. */
export const cart: RemoteContract = {
  name: 'cart',
  owner: 'Cart team',
  routes: [
    { path: '/cart', page: 'cart', records: [PRICE_LIST], waiting: 'Loading your cart...' },
    { path: '/enquiry', page: 'enquiry', records: [PRICE_LIST], waiting: 'Loading your cart...' },
    { path: '/wishlist', page: 'wishlist', records: [PRICE_LIST], waiting: 'Loading your wishlist...' },
    { path: '/checkout', page: 'checkout', records: [PRICE_LIST], waiting: 'Loading your cart...' },
  ],
  fragments: [],
};
