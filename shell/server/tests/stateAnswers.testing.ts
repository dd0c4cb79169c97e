import { type Answer, BY_COOKIE } from './answerKind.testing';

/** Responses of a shop without a release, under too much load, or without its stores. */
export const STATE_ANSWERS: readonly Answer[] = [
  {
    kind: 'service worker without a release',
    shop: 'closed',
    asked: { url: '/sw.js' },
    status: 503,
    cacheControl: 'no-store',
  },
  {
    kind: 'health without a release',
    shop: 'closed',
    asked: { url: '/healthz' },
    status: 503,
    cacheControl: 'no-store',
  },
  {
    kind: 'page without a release',
    shop: 'closed',
    asked: { url: '/cart' },
    status: 503,
    cacheControl: 'no-store',
    besides: { 'retry-after': '5' },
    isDocument: true,
  },
  {
    kind: 'robots.txt without a release',
    shop: 'closed',
    asked: { url: '/robots.txt' },
    status: 503,
    cacheControl: 'no-store',
  },
  {
    kind: 'sitemap.xml without a release',
    shop: 'closed',
    asked: { url: '/sitemap.xml' },
    status: 503,
    cacheControl: 'no-store',
  },
  {
    kind: 'page while too many are rendered',
    shop: 'busy',
    asked: { url: '/cart' },
    status: 503,
    cacheControl: 'private, no-store',
    vary: BY_COOKIE,
    isDocument: true,
    besides: { 'retry-after': '5', 'x-tanabana-fallback': 'static' },
  },
  {
    kind: 'page while the stores cannot be read',
    shop: 'failing',
    asked: { url: '/cart' },
    status: 500,
    cacheControl: 'no-store',
  },
  {
    kind: 'list of pages while the stores cannot be read',
    shop: 'failing',
    asked: { url: '/_pages/LIVE.json' },
    status: 500,
    cacheControl: 'no-store',
  },
];
