import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';
import { records } from './records';
import { cart } from './pulled/cart';
import { catalogue } from './pulled/catalogue';

/** `routesWithContent` adds search words, announced businesses and sample addresses. */
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
      links: [{ label: 'All businesses', section: 'Our businesses' }],
    },
    {
      path: '/biomass',
      page: 'biomass',
      fragments: ['cart/FuelEnquiry'],
      links: [{ label: 'Biomass Pellets & Briquettes', section: 'Our businesses' }],
    },
    {
      path: '/coming-soon/:slug',
      hidesContact: true,
      page: 'coming-soon',
    },
    {
      path: '/artisans',
      page: 'artisans',
      query: ['openDialog'],
      links: [{ label: 'Artisans', section: 'About us', rank: 1 }],
    },
    {
      path: '/foundation',
      page: 'foundation',
      links: [{ label: 'Our Foundation', section: 'About us', rank: 2 }],
    },
    {
      path: '/newsletter',
      hidesContact: true,
      page: 'newsletter',
      links: [{ label: 'Newsletter', section: 'About us' }],
    },
    {
      path: '/faq',
      page: 'faq',
      query: ['q'],
      links: [{ label: 'FAQ', section: 'Help' }],
    },
    {
      path: '/trade',
      page: 'trade',
      links: [{ label: 'For Trade Buyers', section: 'Help' }],
    },
    {
      path: '/contact',
      hidesContact: true,
      page: 'contact',
      query: ['about', 'sku', 'subject'],
      links: [{ label: 'Contact Us', section: 'Help' }],
    },
    {
      path: '/privacy',
      page: 'privacy',
      links: [{ label: 'Privacy Policy', section: 'Help' }],
    },
    {
      path: '/terms',
      page: 'terms',
      links: [{ label: 'Terms of Service', section: 'Help' }],
    },
    {
      path: '/blog',
      page: 'blog',
      query: ['q', 'category'],
      links: [{ label: 'All stories', section: 'Blog' }],
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
    },
    { path: '/sitemap', page: 'sitemap' },
  ],
  fragments: [],
  linksTo: { '/catalogue': ['category'] },
  records,
  uses: [cart, catalogue],
};
