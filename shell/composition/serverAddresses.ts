import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';

/**
 * Addresses that the server or the shell answers itself, so that no remote can own a page there; `*` stands for all
 * below. A test compares them with the routes that a storefront registers.
 */
export const SERVER_ADDRESSES = [
  '/_failures',
  '/_pages/*',
  '/_vitals',
  '/api/*',
  '/assets/*',
  '/healthz',
  '/livez',
  '/metrics',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
];

/** Addresses without a route of their own: the shell's offline page, and what browsers and crawlers request unasked. */
export const UNROUTED_ADDRESSES = [OFFLINE_PATH, '/.well-known/*', '/favicon.ico'];
