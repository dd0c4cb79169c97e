import { PRICE_LIST } from '@tanabana/runtime/contracts/priceList';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

/** Routes and exposes of the cart remote. */
export const cart: RemoteContract = {
  name: 'cart',
  title: 'The cart',
  owner: 'Cart team',
  routes: [
    {
      path: '/cart',
      page: 'cart',
      fragments: ['catalogue/ProductPicture', 'catalogue/ProductPrice'],
      records: [PRICE_LIST],
      worksOffline: true,
      waiting: 'Loading your cart...',
      isPersonal: true,
      links: [{ label: 'Cart', section: 'The shop' }],
    },
    {
      path: '/enquiry',
      page: 'enquiry',
      records: [PRICE_LIST],
      worksOffline: true,
      waiting: 'Loading your cart...',
      isPersonal: true,
      links: [{ label: 'Enquiry', section: 'The shop' }],
    },
    {
      path: '/wishlist',
      page: 'wishlist',
      records: [PRICE_LIST],
      worksOffline: true,
      waiting: 'Loading your wishlist...',
      isPersonal: true,
      links: [{ label: 'Wishlist', section: 'The shop' }],
    },
    {
      path: '/checkout',
      page: 'checkout',
      records: [PRICE_LIST],
      waiting: 'Loading your cart...',
      isPersonal: true,
    },
  ],
  fragments: [],
};
