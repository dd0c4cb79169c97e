import { ARTISAN_LIST } from '@tanabana/runtime/contracts/artisanList';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { FACET_NAMES } from './facets/facet';

/** Routes and exposes of the catalogue remote. */
export const catalogue: RemoteContract = {
  name: 'catalogue',
  title: 'The catalogue',
  owner: 'Catalogue team',
  routes: [
    {
      path: '/catalogue',
      page: 'listing',
      query: ['category', 'q', ...FACET_NAMES, 'sort', 'page'],
      records: [ARTISAN_LIST],
      search: { parameter: 'q', suggestions: 'SearchSuggestions' },
      waiting: 'Loading products...',
      links: [
        { label: 'Catalogue', section: 'The shop', rank: 2 },
        { label: 'Rugs', section: 'The shop', to: '/catalogue?category=rugs', rank: 3 },
        {
          label: 'Handicraft Products',
          section: 'The shop',
          to: '/catalogue?category=handicraftproducts',
          rank: 3,
        },
        {
          label: 'Handicraft Items',
          section: 'The shop',
          to: '/catalogue?category=handicraftitems',
          rank: 3,
        },
      ],
      samples: ['/catalogue', '/catalogue?category=rugs'],
    },
    {
      path: '/product/:id',
      page: 'product-detail',
      query: ['size'],
      records: [ARTISAN_LIST],
      waiting: 'Loading product details...',
      samples: ['/product/10001', '/product/30001'],
    },
  ],
  fragments: [
    'CategoryStrip',
    'RugCarousel',
    'HandicraftCarousel',
    'SearchSuggestions',
    'ProductTeaser',
    'ProductPicture',
    'ProductPrice',
  ],
  records: ['prices', 'addresses'],
};
