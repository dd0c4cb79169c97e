import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

/** Routes and exposes of the content remote. */
export const content: RemoteContract = {
  name: 'content',
  owner: 'Content team',
  routes: [
    { path: '/', page: 'home', fragments: ['catalogue/RugCarousel', 'catalogue/HandicraftCarousel'] },
    { path: '/businesses', page: 'businesses' },
    { path: '/biomass', page: 'biomass' },
    { path: '/artisans', page: 'artisans', query: ['openDialog'] },
    { path: '/blog', page: 'blog', query: ['q', 'category'] },
    { path: '/blog/create', page: 'write-post' },
    { path: '/blog/:id', page: 'post' },
    { path: '/faq', page: 'faq', query: ['q'] },
    { path: '/contact', page: 'contact' },
    { path: '/foundation', page: 'foundation' },
    { path: '/coming-soon/:slug', page: 'coming-soon' },
    { path: '/newsletter', page: 'newsletter' },
    { path: '/privacy', page: 'privacy' },
    { path: '/terms', page: 'terms' },
    { path: '/sitemap', page: 'sitemap' },
    { path: '/_kit', page: 'kit', setting: 'kit' },
  ],
  fragments: [],
  records: ['addresses'],
};
