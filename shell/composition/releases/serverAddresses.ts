import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';

/**
 * Paths that the server answers itself, so that no remote can own a page there; `*` matches everything below. A test
 * compares them with the registered routes.
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

/** Reserved paths without a server route: the offline page, and what browsers and crawlers request by default. */
export const UNROUTED_ADDRESSES = [OFFLINE_PATH, '/.well-known/*', '/favicon.ico'];
