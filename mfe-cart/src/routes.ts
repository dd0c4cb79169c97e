import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';
import { storageOf } from '@tanabana/shop/stored/keptInBrowser';
import { catalogue } from './pulled/catalogue';

const PERSONAL = {
  records: ['catalogue/products'],
  waiting: 'Loading your cart...',
  isPersonal: true,
} as const;

export const cart: RemoteContract = {
  name: 'cart',
  title: 'The cart',
  owner: 'Cart team',
  routes: [
    {
      ...PERSONAL,
      path: '/cart',
      hidesContact: true,
      page: 'cart',
      records: ['catalogue/products', 'catalogue/articles'],
      worksOffline: true,
      links: [{ label: 'Cart', section: 'The shop' }],
    },
    {
      ...PERSONAL,
      path: '/enquiry',
      hidesContact: true,
      page: 'enquiry',
      records: ['catalogue/products', 'catalogue/articles'],
      worksOffline: true,
      links: [{ label: 'Enquiry', section: 'The shop' }],
    },
    {
      ...PERSONAL,
      path: '/wishlist',
      page: 'wishlist',
      records: ['catalogue/products', 'catalogue/articles'],
      worksOffline: true,
      waiting: 'Loading your wishlist...',
      links: [{ label: 'Wishlist', section: 'The shop' }],
    },
    { ...PERSONAL, path: '/checkout', hidesContact: true, page: 'checkout' },
  ],
  fragments: ['FuelEnquiry', 'PreparedEnquiries'],
  uses: [catalogue],
  linksTo: { '/product/:id': ['size'], '/tear-sheet': ['ids'] },
  storage: storageOf('cart'),
};
