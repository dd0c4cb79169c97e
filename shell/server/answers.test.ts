/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from '@tanabana/build/publish/compressFiles';
import type { InjectOptions } from 'fastify';
import {
  cartBuild,
  openStorefront,
  openTestShop,
  pageSaying,
  TEST_SECRET,
  versionOf,
} from '../test/testShop';
import { signRelease } from '../composition/signedRelease';

const TOKEN = 'the token of the board';
const ENTRY = `/assets/cart/${versionOf(1)}/entry.js`;
const FONT = `/assets/cart/${versionOf(1)}/plain.woff2`;
const REPORT = {
  release: 'none',
  remote: 'cart',
  version: versionOf(1),
  expose: './pages/cart',
  kind: 'load',
  message: '404',
};

type App = Awaited<ReturnType<typeof openStorefront>>;
let open: App;
let closed: App;
let preview: string;

beforeAll(async () => {
  const shop = await openTestShop();
  const dist = cartBuild(1, pageSaying('version 1'));
  writeFileSync(path.join(dist, 'browser/plain.woff2'), 'a font');
  await compressFiles(path.join(dist, 'browser'));
  await shop.context.artefacts.publish(dist);
  await shop.promoted(1);
  preview = signRelease(TEST_SECRET, 'preview', (await shop.release(2)).id, 1_000);
  open = await openStorefront(shop, { boardToken: TOKEN, proxies: 1 });
  closed = await openStorefront(await openTestShop(), { boardToken: TOKEN, proxies: 1 });
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const PAGE = 'public, max-age=0, s-maxage=1, stale-if-error=600';
const YEAR = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=300';
const BY_COOKIE = 'accept-encoding, cookie';
const BY_ENCODING = 'accept-encoding';

interface Answer {
  readonly kind: string;
  readonly asked: InjectOptions;
  /** Asked of a shop without a release. */
  readonly isClosed?: boolean;
  readonly status: number;
  readonly cacheControl: string;
  readonly vary?: string;
  /** Headers that this kind has besides. */
  readonly besides?: Readonly<Record<string, unknown>>;
  /** Answered before anybody asks whether the caller came over HTTPS. */
  readonly isUnrouted?: boolean;
  /** Whether it is a document, with a policy and permissions. */
  readonly isDocument?: boolean;
}

/** Every kind of answer of the shop outside `/api`. */
const ANSWERS: readonly Answer[] = [
  {
    kind: 'page',
    asked: { url: '/cart?fresh' },
    status: 200,
    cacheControl: PAGE,
    vary: BY_COOKIE,
    isDocument: true,
    besides: { etag: /^W\/"[\w-]+"$/ },
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
    besides: { etag: undefined, 'x-robots-tag': 'noindex' },
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
  { kind: 'file', asked: { url: FONT }, status: 200, cacheControl: YEAR, vary: BY_ENCODING },
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
    kind: 'file that is not there',
    asked: { url: `${ENTRY}.js` },
    status: 404,
    cacheControl: 'no-store',
    vary: BY_ENCODING,
  },
  { kind: 'robots.txt', asked: { url: '/robots.txt' }, status: 200, cacheControl: BRIEFLY },
  { kind: 'sitemap.xml', asked: { url: '/sitemap.xml' }, status: 200, cacheControl: BRIEFLY },
  { kind: 'health', asked: { url: '/healthz' }, status: 200, cacheControl: 'no-store' },
  {
    kind: 'health without a release',
    isClosed: true,
    asked: { url: '/healthz' },
    status: 503,
    cacheControl: 'no-store',
  },
  {
    kind: 'page without a release',
    isClosed: true,
    asked: { url: '/cart' },
    status: 503,
    cacheControl: 'no-store',
  },
  {
    kind: 'robots.txt without a release',
    isClosed: true,
    asked: { url: '/robots.txt' },
    status: 503,
    cacheControl: 'no-store',
  },
  {
    kind: 'sitemap.xml without a release',
    isClosed: true,
    asked: { url: '/sitemap.xml' },
    status: 503,
    cacheControl: 'no-store',
  },
  {
    kind: 'board without a release',
    isClosed: true,
    asked: { url: '/_releases', headers: bearer(TOKEN) },
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
    kind: 'board',
    asked: { url: '/_releases', headers: bearer(TOKEN) },
    status: 200,
    cacheControl: 'no-store',
    isDocument: true,
  },
  {
    kind: 'board without a token',
    asked: { url: '/_releases' },
    status: 401,
    cacheControl: 'no-store',
    besides: { 'www-authenticate': /Basic/ },
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
    isUnrouted: true,
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

async function answerTo({ asked, isClosed }: Answer, scheme: 'http' | 'https') {
  const text = JSON.stringify(asked).replaceAll('PREVIEW', preview);
  const { headers, ...rest } = JSON.parse(text) as InjectOptions;
  return (isClosed ? closed : open).inject({ ...rest, headers: { ...headers, 'x-forwarded-proto': scheme } });
}

test.each(ANSWERS.map((answer) => [answer.kind, answer.status, answer] as const))(
  '%s, %s: says who may keep it, and what a browser may do with it',
  async (_kind, status, answer) => {
    await open.inject('/cart');
    const { statusCode, headers } = await answerTo(answer, 'http');
    expect(statusCode).toBe(status);
    expect(headers['cache-control']).toBe(answer.cacheControl);
    expect(headers.vary).toBe(answer.vary);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBeDefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    for (const [name, value] of Object.entries(answer.besides ?? {})) {
      if (value instanceof RegExp) expect(headers[name]).toMatch(value);
      else expect(headers[name]).toBe(value);
    }
    if (answer.isDocument) {
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*usb=\(\)/);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
    const overHttps = await answerTo(answer, 'https');
    expect(overHttps.statusCode).toBe(status);
    expect(overHttps.headers['strict-transport-security']).toBe(
      answer.isUnrouted ? undefined : 'max-age=31536000',
    );
  },
);

test('the answer to too many wrong tokens of the board has the headers of every answer', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const app = await openStorefront(shop, { boardToken: TOKEN });
  const guess = () => app.inject({ url: '/_releases', headers: bearer('wrong') });
  for (let attempt = 0; attempt < 10; attempt += 1) await guess();
  const { statusCode, headers } = await guess();
  expect(statusCode).toBe(429);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
});

test('HSTS is what the setting says, and nobody can ask for it past the proxies', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const headers = { 'x-forwarded-proto': 'https' };
  const longer = await openStorefront(shop, { proxies: 1, hsts: 'max-age=63072000; includeSubDomains' });
  const off = await openStorefront(shop, { proxies: 1, hsts: '' });
  const bare = await openStorefront(shop);
  const hsts = async (app: App) =>
    (await app.inject({ url: '/cart', headers })).headers['strict-transport-security'];
  expect(await hsts(longer)).toBe('max-age=63072000; includeSubDomains');
  expect(await hsts(off)).toBeUndefined();
  expect(await hsts(bare)).toBeUndefined();
});

test('a page is sent once to a browser that keeps it, until it changes', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const app = await openStorefront(shop);
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/cart', headers });
  const first = await ask();
  const etag = String(first.headers.etag);
  expect((await ask({ 'accept-encoding': 'br' })).headers.etag).toBe(etag);

  for (const known of [etag, etag.slice(2), `"one", ${etag} , W/"two"`, '*']) {
    const again = await ask({ 'if-none-match': known, 'accept-encoding': 'br' });
    expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined]);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  }
  for (const known of ['', '"one"', etag.slice(0, -2), `"one", "two"`]) {
    expect((await ask({ 'if-none-match': known })).statusCode).toBe(200);
  }
  const reload = await ask({ 'if-none-match': etag, 'cache-control': 'no-cache' });
  expect(reload.statusCode).toBe(200);

  await shop.promoted(2);
  const changed = await ask({ 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['identity', undefined],
  ['zstd', undefined],
  ['', undefined],
])('a page for a caller who accepts %p is encoded as %s', async (accepted, encoding) => {
  const { statusCode, headers } = await open.inject({
    url: '/cart',
    headers: { 'accept-encoding': accepted },
  });
  expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
});
