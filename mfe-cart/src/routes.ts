import { PRICE_LIST } from '@tanabana/runtime/contracts/priceList';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

const PERSONAL = { records: [PRICE_LIST], waiting: 'Loading your cart...', isPersonal: true } as const;

/** Routes and exposes of the cart remote. */
export const cart: RemoteContract = {
  name: 'cart',
  title: 'The cart',
  owner: 'Cart team',
  routes: [
    {
      ...PERSONAL,
      path: '/cart',
      page: 'cart',
      worksOffline: true,
      links: [{ label: 'Cart', section: 'The shop' }],
    },
    {
      ...PERSONAL,
      path: '/enquiry',
      page: 'enquiry',
      worksOffline: true,
      links: [{ label: 'Enquiry', section: 'The shop' }],
    },
    {
      ...PERSONAL,
      path: '/wishlist',
      page: 'wishlist',
      worksOffline: true,
      waiting: 'Loading your wishlist...',
      links: [{ label: 'Wishlist', section: 'The shop' }],
    },
    { ...PERSONAL, path: '/checkout', page: 'checkout' },
  ],
  fragments: [],
};
