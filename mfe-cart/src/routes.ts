import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { catalogue } from './contracts/catalogue';

/** Routes and exposes of the cart remote. */
export const cart: RemoteContract = {
  name: 'cart',
  title: 'The cart',
  owner: 'Cart team',
  routes: [
    {
      path: '/cart',
      page: 'cart',
      records: ['catalogue/prices'],
      worksOffline: true,
      waiting: 'Loading your cart...',
      isPersonal: true,
      links: [{ label: 'Cart', section: 'The shop' }],
    },
    {
      path: '/enquiry',
      page: 'enquiry',
      records: ['catalogue/prices'],
      worksOffline: true,
      waiting: 'Loading your cart...',
      isPersonal: true,
      links: [{ label: 'Enquiry', section: 'The shop' }],
    },
    {
      path: '/wishlist',
      page: 'wishlist',
      records: ['catalogue/prices'],
      worksOffline: true,
      waiting: 'Loading your wishlist...',
      isPersonal: true,
      links: [{ label: 'Wishlist', section: 'The shop' }],
    },
    {
      path: '/checkout',
      page: 'checkout',
      records: ['catalogue/prices'],
      waiting: 'Loading your cart...',
      isPersonal: true,
    },
  ],
  fragments: [],
  uses: [catalogue],
};
