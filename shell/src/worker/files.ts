import { filesOfPicture } from '@tanabana/runtime/pictures/filesOfPicture';
import type { WorkboxPlugin } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
import { entriesOf, FILES, stamp } from './storage';
import { evictSoon } from './eviction';
import { scope } from './workerScope';

/** Files whose addresses name their content, and JSON that describes one release. */
const IMMUTABLE = /^\/(?:assets\/[a-z]+\/(?:[\w-]+\/)*[\w-]+\.[0-9a-f]{10}[\w.-]*|_pages\/[\w.-]+\.json)$/;

/** What pages need before they show anything. */
const CODE = /\.(?:js|woff2)$/;

/** Whether the file of an address never changes. */
export function isImmutable({ pathname }: URL): boolean {
  return IMMUTABLE.test(pathname);
}

const storedFile: WorkboxPlugin = {
  // 'Try again' adds a parameter: the stored file did not help, and is replaced.
  cacheKeyWillBeUsed: ({ mode, request }) =>
    Promise.resolve(mode === 'write' ? (request.url.split('?')[0] ?? '') : request),
  cacheWillUpdate: async ({ response, event }) => {
    if (response.status !== 200) return null;
    event.waitUntil(evictSoon());
    return stamp(response);
  },
  // Pages request a picture in different widths and formats: without a network any cached one will do.
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(FILES);
    for (const address of filesOfPicture(new URL(request.url).pathname)) {
      const cached = await cache.match(address, { ignoreVary: true });
      if (cached) return cached;
    }
    return undefined;
  },
};

/** Serves files from the cache, else from the network. */
export const files = new CacheFirst({
  cacheName: FILES,
  matchOptions: { ignoreVary: true },
  plugins: [storedFile],
});

/**
 * Caches a file, unless it is cached.
 * @param event lives until the file is stored
 * @param init of the request to the network, such as the integrity that the import map names
 * @returns the file
 * @throws when the network does not have it, or the browser cannot store it
 */
export async function cacheFile(
  event: ExtendableEvent,
  address: string,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(new URL(address, scope.location.origin), init);
  const [response] = await Promise.all(files.handleAll({ event, request }));
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/** Removes all files but scripts and fonts. */
export async function removeContentFiles(): Promise<void> {
  const entries = await entriesOf(FILES);
  await Promise.all(entries.filter(({ url }) => !CODE.test(url.pathname)).map(({ remove }) => remove()));
}
