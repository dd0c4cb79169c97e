/**
 * Header of a document that browsers may cache for offline use, with the canonical address of the page. In a request
 * the header asks for a document only if the document may be cached.
 */
export const CACHE_HEADER = 'x-tanabana-keep';

/** Address of the service worker. Never change it, because browsers request the next version there. */
export const WORKER_PATH = '/sw.js';

/** Address of the page that replaces one that is not cached while the network is missing. */
export const OFFLINE_PATH = '/_offline';

/** Query parameter of the offline page with the requested page. */
export const ASKED_PAGE = 'page';

/** Prefix of the names of all caches. */
export const CACHE_PREFIX = 'tanabana-';

export interface OfflineLimits {
  readonly maxBytes: number;
  /** Delay until the cached copy of a slow document is displayed, in milliseconds. */
  readonly networkTimeoutMs: number;
}
