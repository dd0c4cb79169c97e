import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';
import { storageOf } from '@tanabana/shop/stored/keptInBrowser';
import { records } from './records';
import { content } from './pulled/content';
import { FACET_NAMES } from './facets/facet';

/** `routesWithData` adds the categories and the sample addresses. */
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
      links: [{ label: 'Catalogue', section: 'The shop', rank: 2 }],
    },
    {
      path: '/product/:id',
      page: 'product-detail',
      query: ['size'],
      records: ['content/artisans'],
      waiting: 'Loading product details...',
    },
    {
      path: '/compare',
      page: 'compare',
      query: ['ids'],
      isPersonal: true,
    },
    {
      path: '/tear-sheet',
      page: 'tear-sheet',
      query: ['ids'],
      isPersonal: true,
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
