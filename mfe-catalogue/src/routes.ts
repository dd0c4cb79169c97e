import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

/** Routes and exposes of the catalogue remote. */
export const catalogue: RemoteContract = {
  name: 'catalogue',
  owner: 'Catalogue team',
  routes: [
    {
      path: '/catalogue',
      page: 'listing',
      query: ['category', 'q', 'sort', 'page'],
      waiting: 'Loading products...',
    },
    { path: '/product/:id', page: 'product-detail', query: ['size'], waiting: 'Loading product details...' },
  ],
  fragments: ['RugCarousel', 'HandicraftCarousel'],
  records: ['prices', 'addresses'],
};
