import { CACHE_PREFIX } from '../../protocol/offline';

/** Names of the caches. Change the number when the format of the stored responses changes. */
export const DOCUMENTS = `${CACHE_PREFIX}1-documents`;
export const FILES = `${CACHE_PREFIX}1-files`;

/** Header of a stored response: time of its last use, in milliseconds since 1970. */
const LAST_USED_AT = 'x-kept-at';
/** Header of a stored response: size in bytes. */
const SIZE = 'x-kept-size';

/** Headers of the transfer, which do not apply to the stored body. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'vary'];

export async function stamp(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  TRANSFER_HEADERS.forEach((name) => headers.delete(name));
  headers.set(LAST_USED_AT, String(Date.now()));
  headers.set(SIZE, String(body.byteLength));
  return new Response(body, { headers });
}

export function lastUsedAt({ headers }: Response): number {
  return Number(headers.get(LAST_USED_AT));
}

export function sizeOf({ headers }: Response): number {
  return Number(headers.get(SIZE));
}

export type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

export async function entriesOf(cacheName: string) {
  const cache = await caches.open(cacheName);
  const entries = (await cache.keys()).map(async (request) => {
    const response = await cache.match(request);
    return response ? [{ url: new URL(request.url), response, remove: () => cache.delete(request) }] : [];
  });
  return (await Promise.all(entries)).flat();
}
