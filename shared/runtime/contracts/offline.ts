/**
 * Header of documents that browsers may cache for offline use. Its value is the canonical address of the page. The
 * service worker sends the header to request a document only if the document may be cached.
 */
export const CACHE_HEADER = 'x-tanabana-keep';

/** Address of the service worker. Never change it, because browsers request the next version there. */
export const WORKER_PATH = '/sw.js';

/** Address of the page that is displayed offline if the requested page is not cached. */
export const OFFLINE_PATH = '/_offline';

/** Query parameter of the offline page: the address of the requested page. */
export const ASKED_PAGE = 'page';

/** Prefix of the names of all caches. */
export const CACHE_PREFIX = 'tanabana-';

export interface OfflineLimits {
  readonly maxBytes: number;
  /** Time to wait for a document before its cached version is displayed, in milliseconds. */
  readonly networkTimeoutMs: number;
}
