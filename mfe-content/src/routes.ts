import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { records } from './contract';
import { catalogue } from './contracts/catalogue';

/** Splits a list of words and phrases of searches. */
const words = (list: string) => list.split(', ');

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
      links: [
        { label: 'All businesses', section: 'Our businesses', searchWords: words('businesses, companies') },
      ],
    },
    {
      path: '/biomass',
      page: 'biomass',
      links: [
        {
          label: 'Biomass Pellets & Briquettes',
          section: 'Our businesses',
          searchWords: words('biomass, pellets, briquettes, fuel, boiler, calorific value, husk, bagasse'),
        },
      ],
    },
    {
      path: '/coming-soon/:slug',
      page: 'coming-soon',
      links: [
        {
          label: 'Clothing (Coming Soon)',
          section: 'Our businesses',
          to: '/coming-soon/clothing',
          searchWords: words('clothing, clothes, garments, apparel, saree, sari, kurta, dress'),
        },
        {
          label: 'Millet Foods (Coming Soon)',
          section: 'Our businesses',
          to: '/coming-soon/millet-foods',
          searchWords: words('millet, food, ragi, jowar, bajra'),
        },
      ],
      samples: ['/coming-soon/millet-foods'],
    },
    {
      path: '/artisans',
      page: 'artisans',
      query: ['openDialog'],
      links: [
        {
          label: 'Artisans',
          section: 'About us',
          rank: 1,
          searchWords: words('artisan, makers, craftsmen, craftspeople, weavers'),
        },
      ],
    },
    {
      path: '/foundation',
      page: 'foundation',
      links: [
        {
          label: 'Our Foundation',
          section: 'About us',
          rank: 2,
          searchWords: words('foundation, about us, mission, vision, values, ngo, sustainability'),
        },
      ],
    },
    {
      path: '/newsletter',
      page: 'newsletter',
      links: [{ label: 'Newsletter', section: 'About us', searchWords: words('newsletter, subscribe') }],
    },
    {
      path: '/faq',
      page: 'faq',
      query: ['q'],
      links: [
        {
          label: 'FAQ',
          section: 'Help',
          searchWords: words(
            'faq, questions, help, returns, refund, exchange, shipping, delivery, dispatch, courier, payment, cancel, cancellation, minimum order, moq, wholesale, bulk order, sample, customs, export, care instructions, warranty',
          ),
        },
      ],
    },
    {
      path: '/trade',
      page: 'trade',
      links: [
        {
          label: 'For Trade Buyers',
          section: 'Help',
          searchWords: words(
            'trade, b2b, wholesale, bulk order, minimum order, moq, sample, lead time, incoterms, fob, export, import, hotel',
          ),
        },
      ],
    },
    {
      path: '/contact',
      page: 'contact',
      query: ['about', 'sku', 'subject'],
      links: [
        {
          label: 'Contact Us',
          section: 'Help',
          searchWords: words(
            'contact, support, customer care, phone, telephone, call, email, mail, whatsapp, business hours, opening hours, showroom, custom order, wholesale',
          ),
        },
      ],
    },
    {
      path: '/privacy',
      page: 'privacy',
      links: [
        { label: 'Privacy Policy', section: 'Help', searchWords: words('privacy, cookies, data protection') },
      ],
    },
    {
      path: '/terms',
      page: 'terms',
      links: [{ label: 'Terms of Service', section: 'Help', searchWords: words('terms, conditions, legal') }],
    },
    {
      path: '/blog',
      page: 'blog',
      query: ['q', 'category'],
      links: [{ label: 'All stories', section: 'Blog', searchWords: words('blog, stories, articles, news') }],
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
  records,
  uses: [catalogue],
};
