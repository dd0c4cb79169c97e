import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

/** Routes and exposes of the content remote. */
export const content: RemoteContract = {
  name: 'content',
  title: 'This page',
  owner: 'Content team',
  routes: [
    {
      path: '/',
      page: 'home',
      fragments: ['catalogue/RugCarousel', 'catalogue/HandicraftCarousel'],
      links: [{ label: 'Home', section: 'The shop', rank: 1 }],
    },
    {
      path: '/businesses',
      page: 'businesses',
      links: [{ label: 'All businesses', section: 'Our businesses' }],
    },
    {
      path: '/biomass',
      page: 'biomass',
      links: [{ label: 'Biomass Pellets & Briquettes', section: 'Our businesses' }],
    },
    {
      path: '/coming-soon/:slug',
      page: 'coming-soon',
      links: [
        { label: 'Clothing (Coming Soon)', section: 'Our businesses', to: '/coming-soon/clothing' },
        { label: 'Millet Foods (Coming Soon)', section: 'Our businesses', to: '/coming-soon/millet-foods' },
      ],
      samples: ['/coming-soon/millet-foods'],
    },
    {
      path: '/artisans',
      page: 'artisans',
      query: ['openDialog'],
      links: [{ label: 'Artisans', section: 'The house', rank: 1 }],
    },
    {
      path: '/foundation',
      page: 'foundation',
      links: [{ label: 'Our Foundation', section: 'The house', rank: 2 }],
    },
    { path: '/newsletter', page: 'newsletter', links: [{ label: 'Newsletter', section: 'The house' }] },
    { path: '/faq', page: 'faq', query: ['q'], links: [{ label: 'FAQ', section: 'Help' }] },
    { path: '/contact', page: 'contact', links: [{ label: 'Contact Us', section: 'Help' }] },
    { path: '/privacy', page: 'privacy', links: [{ label: 'Privacy Policy', section: 'Help' }] },
    { path: '/terms', page: 'terms', links: [{ label: 'Terms of Service', section: 'Help' }] },
    {
      path: '/blog',
      page: 'blog',
      query: ['q', 'category'],
      links: [{ label: 'All stories', section: 'Blog' }],
    },
    {
      path: '/blog/create',
      page: 'write-post',
      isPersonal: true,
      links: [{ label: 'Write a Blog Post', section: 'Blog' }],
    },
    { path: '/blog/:id', page: 'post', samples: ['/blog/how-a-rug-is-read-aloud'] },
    { path: '/sitemap', page: 'sitemap' },
  ],
  fragments: [],
  records: ['addresses'],
};
