import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';
import { storageOf } from '@tanabana/shop/stored/keptInBrowser';
import { categoryAddress } from './catalogue/categories';
import { records } from './records';
import { content } from './pulled/content';
import { FACET_NAMES } from './facets/facet';

export const catalogue: RemoteContract = {
  name: 'catalogue',
  title: 'The catalogue',
  owner: 'Catalogue team',
  routes: [
    {
      path: '/catalogue',
      page: 'listing',
      query: ['category', 'q', ...FACET_NAMES, 'sort', 'page', 'facets'],
      records: ['content/artisans'],
      search: { parameter: 'q', suggestions: 'SearchSuggestions', products: 'Picks' },
      waiting: 'Loading products...',
      links: [
        { label: 'Catalogue', section: 'The shop', rank: 2 },
        ...['Rugs', 'Handicraft Products', 'Handicraft Items'].map((label) => ({
          label,
          section: 'The shop',
          to: categoryAddress(label),
          rank: 3,
        })),
      ],
      samples: ['/catalogue', '/catalogue?category=rugs'],
    },
    {
      path: '/product/:id',
      page: 'product-detail',
      query: ['size'],
      records: ['content/artisans'],
      waiting: 'Loading product details...',
      samples: ['/product/10001', '/product/30001'],
    },
    {
      path: '/compare',
      page: 'compare',
      query: ['ids'],
      isPersonal: true,
      samples: ['/compare?ids=10001,10002,30001'],
    },
    {
      path: '/tear-sheet',
      page: 'tear-sheet',
      query: ['ids'],
      isPersonal: true,
      samples: ['/tear-sheet?ids=10001,30001'],
    },
  ],
  linksTo: { '/contact': ['about', 'sku'], '/artisans': ['openDialog'] },
  storage: storageOf('catalogue'),
  fragments: [
    'CategoryStrip',
    'RugCarousel',
    'HandicraftCarousel',
    'SearchSuggestions',
    'ProductTeaser',
    'Picks',
  ],
  records,
  uses: [content],
};
