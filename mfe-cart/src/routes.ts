import { PRICE_LIST } from '@tanabana/shared/contracts/priceList';
import type { RemoteContract } from '@tanabana/shared/contracts/remoteContract';

/** What the cart team answers for. */
export const cart: RemoteContract = {
  name: 'cart',
  owner: 'Cart team',
  routes: [
    { path: '/cart', page: 'cart', records: [PRICE_LIST] },
    { path: '/enquiry', page: 'enquiry', records: [PRICE_LIST] },
    { path: '/wishlist', page: 'wishlist', records: [PRICE_LIST] },
    { path: '/checkout', page: 'checkout', records: [PRICE_LIST] },
  ],
  fragments: [],
};
