import type { RemoteContract } from '@tanabana/shared/contracts/remoteContract';

/** What the catalogue team answers for. */
export const catalogue: RemoteContract = {
  name: 'catalogue',
  owner: 'Catalogue team',
  routes: [
    { path: '/catalogue', page: 'listing' },
    { path: '/product/:id', page: 'product-detail' },
  ],
  fragments: ['RugCarousel', 'HandicraftCarousel'],
  records: ['prices', 'addresses'],
};
