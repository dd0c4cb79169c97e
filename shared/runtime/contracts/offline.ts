/**
 * Header of a document that browsers may cache for offline use; its value is the canonical address of the page. In a
 * request it says that the document will be cached and not shown, and a document that may not be cached is not sent.
 */
export const CACHE_HEADER = 'x-tanabana-keep';

/** Address of the service worker. It never changes: browsers look there for the next version. */
export const WORKER_PATH = '/sw.js';

/** Address of the page that replaces one that is not cached while the network is missing. */
export const OFFLINE_PATH = '/_offline';

/** Parameter of that address: the page that was requested. */
export const ASKED_PAGE = 'page';

/** Prefix of the names of all caches, of this version of the service worker and of others. */
export const CACHE_PREFIX = 'tanabana-';

/** Limits of the service worker, from the settings of the release. */
export interface OfflineLimits {
  /** Largest size of the caches, in bytes. */
  readonly maxBytes: number;
  /** How long a document may take before the cached copy is shown, in milliseconds. */
  readonly networkTimeoutMs: number;
}
