import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';

/**
 * Paths that the server answers itself, so that no remote can own a page there; `*` matches everything below. A test
 * compares them with the registered routes.
 */
export const SERVER_ADDRESSES = [
  '/.well-known/change-password',
  '/.well-known/security.txt',
  '/_failures',
  '/_pages/*',
  '/_vitals',
  '/api/*',
  '/assets/*',
  '/favicon.ico',
  '/healthz',
  '/livez',
  '/metrics',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
];

/** Reserved paths without a server route: the offline page, and addresses with a meaning on every site. */
export const UNROUTED_ADDRESSES = [OFFLINE_PATH, '/.well-known/*'];
