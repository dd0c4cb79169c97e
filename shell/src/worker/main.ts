import { CACHE_PREFIX, CACHE_HEADER } from '../../protocol/offline';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import type { MessageToWorker } from '../offline/messages';
import { cacheDocument, cachePicturesOf, listDocuments, removeDocuments, touchDocument } from './documents';
import { evictAtQuota } from './eviction';
import { cacheFile, files, isImmutable, removeContentFiles } from './files';
import { NOT_CACHEABLE, pages, shownCopies } from './navigations';
import { DOCUMENTS, FILES } from './storage';
import { scope } from './workerScope';

registerRoute(new NavigationRoute(pages, { denylist: NOT_CACHEABLE }));
// Handles navigations to addresses in `NOT_CACHEABLE`. Without a handler, the browser would cancel the navigation
// preload.
registerRoute(
  new NavigationRoute(
    async ({ event, request }) => (await (event as FetchEvent).preloadResponse) ?? fetch(request),
  ),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isImmutable(url), files);
setCatchHandler(({ request }) => fetch(request));
registerQuotaErrorCallback(evictAtQuota);

/** Pending removal of documents. A request for the list of pages waits until the removal ends. */
let removing: Promise<unknown> = Promise.resolve();

/** Pending caching of pages. Pages are cached one after another, so that no file is fetched twice. */
let caching: Promise<void> = Promise.resolve();

async function reply(event: ExtendableMessageEvent): Promise<unknown> {
  // Not validated, because only pages of this shop can send messages.
  const message = event.data as MessageToWorker;
  if (message.kind === 'list') return removing.then(listDocuments);
  if (message.kind === 'state') return shownCopies.get(event.source?.id ?? '') ?? null;
  if (message.kind === 'forget') await (removing = Promise.all([removeDocuments(), removeContentFiles()]));
  else await (caching = caching.then(() => cachePages(event, message)));
  return null;
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const start = async () => {
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(CACHE_PREFIX) && name !== DOCUMENTS && name !== FILES,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  };
  event.waitUntil(start());
});

scope.addEventListener('message', (event) => {
  const work = reply(event).then((result) => event.ports[0]?.postMessage(result));
  event.waitUntil(work.catch(() => undefined));
});

/** Skips pages that are already cached from this release. */
async function cachePages(
  event: ExtendableEvent,
  { release, addresses, files }: Extract<MessageToWorker, { kind: 'keep' }>,
): Promise<void> {
  const immutable = files.filter((address) => isImmutable(new URL(address, scope.location.origin)));
  await Promise.allSettled(immutable.map((address) => cacheFile(event, address, { cache: 'force-cache' })));
  for (const address of addresses) {
    try {
      if (await touchDocument(address, release)) continue;
      const html = await cacheDocument(event, await fetch(address, { headers: { [CACHE_HEADER]: 'copy' } }));
      if (html !== undefined) await cachePicturesOf(event, html);
    } catch {
      // Ignores the failure, so that the next pages are cached.
    }
  }
}
