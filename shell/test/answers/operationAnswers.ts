import { type Answer, TOKEN, REPORT, bearer } from './answerKind';

export const OPERATION_ANSWERS: readonly Answer[] = [
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
    kind: 'enquiry for a shop without a webhook',
    asked: { url: '/_enquiries', method: 'POST', payload: {} },
    status: 404,
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
