import { CACHE_PREFIX } from '@tanabana/runtime/contracts/offline';

/** Caches of this version of the worker. A version that stores something else must use another number. */
export const DOCUMENTS = `${CACHE_PREFIX}1-documents`;
export const FILES = `${CACHE_PREFIX}1-files`;

/** Headers of a stored response: when it was cached or last used, in milliseconds, and its size in bytes. */
const CACHED_AT = 'x-kept-at';
const SIZE = 'x-kept-size';

/** Headers of the transfer, which do not apply to the decoded body. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'vary'];

/** A copy of a response that records the present time and its size. */
export async function stamp(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  TRANSFER_HEADERS.forEach((name) => headers.delete(name));
  headers.set(CACHED_AT, String(Date.now()));
  headers.set(SIZE, String(body.byteLength));
  return new Response(body, { headers });
}

/** When a response was cached or last used, in milliseconds. */
export function cachedAt({ headers }: Response): number {
  return Number(headers.get(CACHED_AT));
}

/** Size of a stored response, in bytes. */
export function sizeOf({ headers }: Response): number {
  return Number(headers.get(SIZE));
}

/** A response in a cache. */
export interface Entry {
  readonly url: URL;
  readonly response: Response;
  readonly remove: () => Promise<unknown>;
}

/** All responses of a cache. */
export async function entriesOf(cacheName: string): Promise<Entry[]> {
  const cache = await caches.open(cacheName);
  const entries = (await cache.keys()).map(async (request) => {
    const response = await cache.match(request);
    return response ? [{ url: new URL(request.url), response, remove: () => cache.delete(request) }] : [];
  });
  return (await Promise.all(entries)).flat();
}
