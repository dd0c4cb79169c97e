import type { RemoteContract } from '@tanabana/shared/contracts/remoteContract';

/** What the cart team answers for. */
export const cart: RemoteContract = {
  name: 'cart',
  owner: 'Cart team',
  routes: [
    { path: '/cart', page: 'cart' },
    { path: '/enquiry', page: 'enquiry' },
    { path: '/wishlist', page: 'wishlist' },
    { path: '/checkout', page: 'checkout' },
  ],
  fragments: [],
};
