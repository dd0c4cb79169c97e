import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';
import search from '../content/searchWords.json' with { type: 'json' };
import { records } from './records';
import { cart } from './pulled/cart';
import { catalogue } from './pulled/catalogue';

export const content: RemoteContract = {
  name: 'content',
  title: 'This page',
  owner: 'Content team',
  routes: [
    {
      path: '/',
      page: 'home',
      fragments: ['catalogue/CategoryStrip', 'catalogue/RugCarousel', 'catalogue/HandicraftCarousel'],
      links: [{ label: 'Home', section: 'The shop', rank: 1 }],
    },
    {
      path: '/businesses',
      page: 'businesses',
      links: [{ label: 'All businesses', section: 'Our businesses', searchWords: search.businesses }],
    },
    {
      path: '/biomass',
      page: 'biomass',
      fragments: ['cart/FuelEnquiry'],
      links: [
        { label: 'Biomass Pellets & Briquettes', section: 'Our businesses', searchWords: search.biomass },
      ],
    },
    {
      path: '/coming-soon/:slug',
      hidesContact: true,
      page: 'coming-soon',
      links: [
        {
          label: 'Clothing (Coming Soon)',
          section: 'Our businesses',
          to: '/coming-soon/clothing',
          searchWords: search.clothing,
        },
        {
          label: 'Millet Foods (Coming Soon)',
          section: 'Our businesses',
          to: '/coming-soon/millet-foods',
          searchWords: search.millet,
        },
      ],
      samples: ['/coming-soon/millet-foods'],
    },
    {
      path: '/artisans',
      page: 'artisans',
      query: ['openDialog'],
      links: [{ label: 'Artisans', section: 'About us', rank: 1, searchWords: search.artisans }],
    },
    {
      path: '/foundation',
      page: 'foundation',
      links: [{ label: 'Our Foundation', section: 'About us', rank: 2, searchWords: search.foundation }],
    },
    {
      path: '/newsletter',
      hidesContact: true,
      page: 'newsletter',
      links: [{ label: 'Newsletter', section: 'About us', searchWords: search.newsletter }],
    },
    {
      path: '/faq',
      page: 'faq',
      query: ['q'],
      links: [{ label: 'FAQ', section: 'Help', searchWords: search.faq }],
    },
    {
      path: '/trade',
      page: 'trade',
      links: [{ label: 'For Trade Buyers', section: 'Help', searchWords: search.trade }],
    },
    {
      path: '/contact',
      hidesContact: true,
      page: 'contact',
      query: ['about', 'sku', 'subject'],
      links: [{ label: 'Contact Us', section: 'Help', searchWords: search.contact }],
    },
    {
      path: '/privacy',
      page: 'privacy',
      links: [{ label: 'Privacy Policy', section: 'Help', searchWords: search.privacy }],
    },
    {
      path: '/terms',
      page: 'terms',
      links: [{ label: 'Terms of Service', section: 'Help', searchWords: search.terms }],
    },
    {
      path: '/blog',
      page: 'blog',
      query: ['q', 'category'],
      links: [{ label: 'All stories', section: 'Blog', searchWords: search.blog }],
    },
    {
      path: '/blog/create',
      hidesContact: true,
      page: 'write-post',
      isPersonal: true,
      links: [{ label: 'Write a Blog Post', section: 'Blog' }],
    },
    {
      path: '/blog/:id',
      page: 'post',
      fragments: ['catalogue/ProductTeaser'],
      samples: ['/blog/how-a-rug-is-read-aloud'],
    },
    { path: '/sitemap', page: 'sitemap' },
  ],
  fragments: [],
  linksTo: { '/catalogue': ['category'] },
  records,
  uses: [cart, catalogue],
};
