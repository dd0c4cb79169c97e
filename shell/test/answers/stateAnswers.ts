import { type Answer, BY_COOKIE, BY_ENCODING } from './answerKind';

/** Fields of all responses of a shop without a release. */
const WITHOUT_RELEASE = { shop: 'closed', status: 503, cacheControl: 'no-store' } as const;

/** Responses of a shop without a release, under too much load, or without its stores. */
export const STATE_ANSWERS: readonly Answer[] = [
  { kind: 'service worker without a release', asked: { url: '/sw.js' }, ...WITHOUT_RELEASE },
  { kind: 'health without a release', asked: { url: '/healthz' }, ...WITHOUT_RELEASE },
  {
    kind: 'page without a release',
    asked: { url: '/cart' },
    ...WITHOUT_RELEASE,
    besides: { 'retry-after': '5' },
    isDocument: true,
  },
  { kind: 'robots.txt without a release', asked: { url: '/robots.txt' }, ...WITHOUT_RELEASE },
  { kind: 'sitemap.xml without a release', asked: { url: '/sitemap.xml' }, ...WITHOUT_RELEASE },
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
    kind: 'data while too many pages are rendered',
    shop: 'busy',
    asked: { url: '/_data/LIVE/open' },
    status: 503,
    cacheControl: 'private, no-store',
    vary: BY_ENCODING,
    besides: { etag: undefined, 'retry-after': '5' },
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
