import { type Answer, ENTRY, FONT, YEAR, BRIEFLY, BY_COOKIE, BY_ENCODING } from './answerKind.testing';

/** Responses to requests for files. */
export const FILE_ANSWERS: readonly Answer[] = [
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
];
