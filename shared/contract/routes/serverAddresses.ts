import { ENQUIRIES_PATH, SUBSCRIPTIONS_PATH } from '../messages/sendMessage';
import { FEED_PATH } from './feed';

/** Paths that the server handles. No remote can own them. `*` matches any further segments. */
export const SERVER_ADDRESSES = [
  '/.well-known/change-password',
  '/.well-known/security.txt',
  '/_data/*',
  ENQUIRIES_PATH,
  '/_failures',
  '/_pages/*',
  '/_policy',
  SUBSCRIPTIONS_PATH,
  '/_vitals',
  '/_xray/*',
  '/api/*',
  '/assets/*',
  '/favicon.ico',
  FEED_PATH,
  '/feeds/google.xml',
  '/feeds/shopify.csv',
  '/healthz',
  '/livez',
  '/metrics',
  '/readyz',
  '/robots.txt',
  '/sitemap-:part.xml',
  '/sitemap.xml',
  '/sw.js',
];

/** Address of the page that is displayed offline if the requested page is not cached. */
export const OFFLINE_PATH = '/_offline';

/** Further paths that no remote can own. The server has no routes for these paths. */
export const UNROUTED_ADDRESSES = [OFFLINE_PATH, '/.well-known/*'];

/**
 * Whether an address exists that matches both path patterns. `/product/new` overlaps `/product/:id`. Ignores case and
 * trailing slashes, as the router does. `*` matches any further segments.
 */
export function pathsOverlap(one: string, other: string): boolean {
  return segmentsOverlap(segmentsOf(one), segmentsOf(other));
}

function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function segmentsOverlap(
  [one, ...oneRest]: readonly string[],
  [other, ...otherRest]: readonly string[],
): boolean {
  if (one === '*' || other === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  const fits = one === other || one.startsWith(':') || other.startsWith(':');
  return fits && segmentsOverlap(oneRest, otherRest);
}
