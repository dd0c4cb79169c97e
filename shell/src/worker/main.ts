import { CACHE_PREFIX, CACHE_HEADER } from '@tanabana/runtime/contracts/offline';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import type { MessageToWorker } from '../offline/messages';
import { cacheDocument, cachePicturesOf, listDocuments, removeDocuments, touchDocument } from './documents';
import { evictAtQuota } from './eviction';
import { cacheFile, files, isImmutable, removeContentFiles } from './files';
import { NOT_CACHEABLE, pages, shownCopies } from './navigations';
import { DOCUMENTS, FILES } from './storage';
import { scope } from './workerScope';

registerRoute(new NavigationRoute(pages, { denylist: NOT_CACHEABLE }));
// Uses the preload.
registerRoute(new NavigationRoute(new NetworkOnly()));
registerRoute(({ url, sameOrigin }) => sameOrigin && isImmutable(url), files);
// Whatever fails in the worker, the visitor has the network.
setCatchHandler(({ request }) => fetch(request));
registerQuotaErrorCallback(evictAtQuota);

/** Requests for the list wait for a running removal. */
let removing: Promise<unknown> = Promise.resolve();

/** Pages are cached one message after the other, so that nothing is fetched twice. */
let caching: Promise<void> = Promise.resolve();

async function reply(event: ExtendableMessageEvent): Promise<unknown> {
  // Only pages of this origin can send messages, and all of them come from `shell/src/offline`.
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

/**
 * Caches files, and pages that were shown without a document of their own: fetches each document of the live release,
 * unless that of the page's release is cached. A failure affects no other page.
 */
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
      // Without it this page alone is missing when there is no network.
    }
  }
}
