import { carriesHash, parseFileAddress } from '@tanabana/contract/files/fileAddress';
import { filesOfPicture } from '@tanabana/ui/pictures/filesOfPicture';
import type { WorkboxPlugin } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
import { entriesOf, FILES, stamp } from './storage';
import { evictSoon } from './eviction';
import { scope } from './workerScope';

const PAGES_OF_RELEASE = /^\/_pages\/[\w.-]+\.json$/;

const SCRIPTS_AND_FONTS = /\.(?:js|woff2)$/;

export function isImmutable({ pathname }: URL): boolean {
  return carriesHash(parseFileAddress(pathname)?.file ?? '') || PAGES_OF_RELEASE.test(pathname);
}

const storedFile: WorkboxPlugin = {
  // Removes the query from the key, because a retry adds a parameter to the address.
  cacheKeyWillBeUsed: ({ mode, request }) =>
    Promise.resolve(mode === 'write' ? (request.url.split('?')[0] ?? '') : request),
  cacheWillUpdate: async ({ response, event }) => {
    if (response.status !== 200) return null;
    event.waitUntil(evictSoon());
    return stamp(response);
  },
  // Without a network, serves another cached width or format of a picture.
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(FILES);
    for (const address of filesOfPicture(new URL(request.url).pathname)) {
      const cached = await cache.match(address, { ignoreVary: true });
      if (cached) return cached;
    }
    return undefined;
  },
};

export const files = new CacheFirst({
  cacheName: FILES,
  matchOptions: { ignoreVary: true },
  plugins: [storedFile],
});

/**
 * Does nothing if the file is cached.
 * @param event is extended until the file is stored
 * @throws {Error} when the file cannot be fetched or stored
 */
export async function cacheFile(event: ExtendableEvent, address: string, init: RequestInit): Promise<void> {
  const request = new Request(new URL(address, scope.location.origin), init);
  const [response] = await Promise.all(files.handleAll({ event, request }));
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
}

export async function removeContentFiles(): Promise<void> {
  const entries = await entriesOf(FILES);
  await Promise.all(
    entries.filter(({ url }) => !SCRIPTS_AND_FONTS.test(url.pathname)).map(({ remove }) => remove()),
  );
}
