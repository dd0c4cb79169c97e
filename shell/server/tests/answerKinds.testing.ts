import type { InjectOptions } from 'fastify';
import { scriptAddress, versionOf } from '../../test/testShop';

/** Opens the metrics in these tests. */
export const TOKEN = 'the token of the metrics';

const ENTRY = scriptAddress(1);
const FONT = '/assets/cart/plain.0123456789.woff2';
const REPORT = {
  release: 'none',
  remote: 'cart',
  version: versionOf(1),
  expose: './pages/cart',
  kind: 'load',
  message: '404',
};

/** The header that gives a token. */
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const PAGE = 'public, max-age=0, s-maxage=1, stale-if-error=600';
const YEAR = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=300';
const BY_COOKIE = 'accept-encoding, cookie';
const BY_ENCODING = 'accept-encoding';

/** A request with its expected response. `PREVIEW` stands for a preview token, `LIVE` for the release. */
export interface Answer {
  readonly kind: string;
  readonly asked: InjectOptions;
  /** State of the shop: without a release, overloaded, or without its stores; a working one by default. */
  readonly shop?: 'closed' | 'busy' | 'failing';
  readonly status: number;
  readonly cacheControl: string;
  readonly vary?: string;
  /** Additional headers. */
  readonly besides?: Readonly<Record<string, unknown>>;
  /** Whether it is an HTML document, with CSP and permissions policy. */
  readonly isDocument?: boolean;
}

/** Every kind of response outside `/api`. */
export const ANSWERS: readonly Answer[] = [
  {
    kind: 'page',
    asked: { url: '/cart?fresh' },
    status: 200,
    cacheControl: PAGE,
    vary: BY_COOKIE,
    isDocument: true,
    besides: { etag: /^W\/"[\w-]+"$/, 'x-tanabana-keep': '/cart?fresh' },
  },
  {
    kind: 'cached page',
    asked: { url: '/cart', headers: { 'accept-encoding': 'br' } },
    status: 200,
    cacheControl: PAGE,
    vary: BY_COOKIE,
    isDocument: true,
    besides: { 'content-encoding': 'br', etag: /^W\/"/ },
  },
  {
    kind: 'head of a page',
    asked: { url: '/cart', method: 'HEAD' },
    status: 200,
    cacheControl: PAGE,
    vary: BY_COOKIE,
    isDocument: true,
    besides: { etag: /^W\/"/ },
  },
  {
    kind: 'page that did not change',
    asked: { url: '/cart', headers: { 'if-none-match': '*' } },
    status: 304,
    cacheControl: PAGE,
    vary: BY_COOKIE,
    isDocument: true,
    besides: { etag: /^W\/"/, 'content-type': undefined, 'content-length': undefined },
  },
  {
    kind: 'page of a preview',
    asked: { url: '/cart', headers: { cookie: 'tanabana_preview=PREVIEW' } },
    status: 200,
    cacheControl: 'private, no-store',
    vary: BY_COOKIE,
    isDocument: true,
    besides: { etag: undefined, 'x-robots-tag': 'noindex', 'x-tanabana-keep': undefined },
  },
  {
    kind: 'address of the board',
    asked: { url: '/_releases', headers: bearer(TOKEN) },
    status: 404,
    cacheControl: PAGE,
    vary: BY_COOKIE,
    isDocument: true,
  },
  {
    kind: 'page that is not there',
    asked: { url: '/nowhere', headers: { 'if-none-match': '*' } },
    status: 404,
    cacheControl: PAGE,
    vary: BY_COOKIE,
    isDocument: true,
    besides: { etag: undefined },
  },
  {
    kind: 'redirect',
    asked: { url: '/cart/' },
    status: 308,
    cacheControl: 'public, max-age=3600',
    besides: { location: '/cart' },
  },
  {
    kind: 'file',
    asked: { url: FONT },
    status: 200,
    cacheControl: YEAR,
    vary: BY_ENCODING,
  },
  {
    kind: 'file that may be compressed',
    asked: { url: ENTRY },
    status: 200,
    cacheControl: YEAR,
    vary: BY_ENCODING,
    besides: { 'content-encoding': undefined },
  },
  {
    kind: 'compressed file',
    asked: { url: ENTRY, headers: { 'accept-encoding': 'gzip, br' } },
    status: 200,
    cacheControl: YEAR,
    vary: BY_ENCODING,
    besides: { 'content-encoding': 'br' },
  },
  {
    kind: 'file that did not change',
    asked: { url: ENTRY, headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
    status: 304,
    cacheControl: YEAR,
    vary: BY_ENCODING,
  },
  {
    kind: 'part of a file',
    asked: { url: ENTRY, headers: { range: 'bytes=0-3' } },
    status: 206,
    cacheControl: YEAR,
    vary: BY_ENCODING,
  },
  {
    kind: 'part that a file does not have',
    asked: { url: ENTRY, headers: { range: 'bytes=99999-' } },
    status: 416,
    cacheControl: 'no-store',
    vary: BY_ENCODING,
  },
  {
    kind: 'file that is not there',
    asked: { url: `${ENTRY}.js` },
    status: 404,
    cacheControl: 'no-store',
    vary: BY_ENCODING,
  },
  { kind: 'robots.txt', asked: { url: '/robots.txt' }, status: 200, cacheControl: BRIEFLY },
  { kind: 'sitemap.xml', asked: { url: '/sitemap.xml' }, status: 200, cacheControl: BRIEFLY },
  {
    kind: 'copy of a preview',
    asked: { url: '/cart', headers: { cookie: 'tanabana_preview=PREVIEW', 'x-tanabana-keep': 'copy' } },
    status: 204,
    cacheControl: 'private, no-store',
    vary: BY_COOKIE,
  },
  {
    kind: 'service worker',
    asked: { url: '/sw.js' },
    status: 200,
    cacheControl: 'no-cache',
    vary: BY_ENCODING,
    besides: { 'content-security-policy': /^default-src 'none'/ },
  },
  {
    kind: 'service worker without a release',
    shop: 'closed',
    asked: { url: '/sw.js' },
    status: 503,
    cacheControl: 'no-store',
  },
  { kind: 'health', asked: { url: '/healthz' }, status: 200, cacheControl: 'no-store' },
  { kind: 'sign of life', asked: { url: '/livez' }, status: 200, cacheControl: 'no-store' },
  { kind: 'metrics without a token', asked: { url: '/metrics' }, status: 401, cacheControl: 'no-store' },
  {
    kind: 'metrics',
    asked: { url: '/metrics', headers: bearer(TOKEN) },
    status: 200,
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
    kind: 'report that is accepted',
    asked: { url: '/_failures', method: 'POST', payload: REPORT },
    status: 204,
    cacheControl: 'no-store',
  },
  {
    kind: 'report that is refused',
    asked: { url: '/_failures', method: 'POST', payload: { ...REPORT, kind: 'joke' } },
    status: 400,
    cacheControl: 'no-store',
  },
  {
    kind: 'report that is too long',
    asked: {
      url: '/_failures',
      method: 'POST',
      payload: 'x'.repeat(5_000),
      headers: { 'content-type': 'application/json' },
    },
    status: 413,
    cacheControl: 'no-store',
  },
  {
    kind: 'report in another format',
    asked: { url: '/_vitals', method: 'POST', payload: 'a', headers: { 'content-type': 'text/plain' } },
    status: 415,
    cacheControl: 'no-store',
  },
  {
    kind: 'preview link',
    asked: { url: '/cart?preview=PREVIEW' },
    status: 303,
    cacheControl: 'no-store',
    besides: { 'referrer-policy': 'no-referrer' },
  },
  {
    kind: 'link that has ended',
    asked: { url: '/cart?preview=none' },
    status: 403,
    cacheControl: 'no-store',
  },
  {
    kind: 'malformed address',
    asked: { url: '/%' },
    status: 400,
    cacheControl: 'no-store',
  },
  {
    kind: 'malformed address of the account service',
    asked: { url: '/api/%ff' },
    status: 400,
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
  {
    kind: 'method that reports do not have',
    asked: { url: '/_failures?a', method: 'DELETE' },
    status: 405,
    cacheControl: 'no-store',
    besides: { allow: 'GET, HEAD, POST' },
  },
  {
    kind: 'form for a page',
    asked: {
      url: '/cart',
      method: 'POST',
      payload: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    status: 405,
    cacheControl: 'no-store',
    besides: { allow: 'GET, HEAD' },
  },
  {
    kind: 'method that a page does not have',
    asked: { url: '/cart', method: 'PUT' },
    status: 405,
    cacheControl: 'no-store',
    besides: { allow: 'GET, HEAD' },
  },
];
