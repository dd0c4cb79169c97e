import { OFFLINE_PATH } from '@tanabana/contract/routes/serverAddresses';
import { ASKED_PAGE } from '../../protocol/offline';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { RENEWED } from '../offline/messages';
import type { ShownCopy } from '../offline/serviceWorker';
import { cacheDocument, matchDocument } from './documents';
import { lastUsedAt, DOCUMENTS } from './storage';
import { scope } from './workerScope';

/** Matches addresses that are never cached as pages: services, files, pages for the team, and previews. */
export const NOT_CACHEABLE = [
  /^\/(?:_(?!offline(?:\?|$))|api\/|assets\/|(?:metrics|healthz|readyz)(?:\?|$))/,
  /[?&](?:preview|composition)(?:[=&]|$)/,
];

/** Client id → state of the cached document that the page of the client displays. */
export const shownCopies = new Map<string, ShownCopy>();

async function notifyRenewed({ resultingClientId }: FetchEvent): Promise<void> {
  const copy = shownCopies.get(resultingClientId);
  if (!copy) return;
  shownCopies.set(resultingClientId, { ...copy, isRenewed: true });
  (await scope.clients.get(resultingClientId))?.postMessage(RENEWED);
}

/**
 * Serves pages from the network, or from the cache if the network is slow or missing. Redirects to the offline page if
 * the page is not cached. Unlike `NetworkFirst` of Workbox, caches late responses and records why the cache was used.
 */
class PageStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const event = handler.event as FetchEvent;
    const network = this.fetchPage(request, handler);
    const caching = network.then(async (response) => {
      if ((await cacheDocument(event, response.clone())) !== undefined) await notifyRenewed(event);
    });
    void handler.waitUntil(caching.catch(() => undefined));

    let because = 'slow';
    const response = await Promise.race([
      network.catch(() => void (because = 'gone')),
      new Promise<void>((resolve) => setTimeout(resolve, scope.offlineLimits.networkTimeoutMs)),
    ]);
    if (response) return response;
    const cached = await matchDocument(new URL(request.url));
    if (cached) {
      shownCopies.set(event.resultingClientId, { keptAt: lastUsedAt(cached), because, isRenewed: false });
      return cached;
    }
    return network.catch(async (error: unknown) => {
      const redirect = await redirectToOfflinePage(new URL(request.url));
      if (!redirect) throw error;
      return redirect;
    });
  }

  /**
   * Fetches a page. If the network is missing, Firefox resolves a navigation preload with a network error. This method
   * then throws.
   */
  private async fetchPage(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    if (response.type === 'error') throw new TypeError('The network is missing');
    return response;
  }
}

async function redirectToOfflinePage(url: URL): Promise<Response | undefined> {
  const offlinePage = new URL(OFFLINE_PATH, url);
  if (url.pathname === OFFLINE_PATH || !(await matchDocument(offlinePage))) return undefined;
  offlinePage.searchParams.set(ASKED_PAGE, url.pathname + url.search);
  return Response.redirect(offlinePage.href);
}

export const pages = new PageStrategy({ cacheName: DOCUMENTS });
