/**
 * Header of a document that a browser may keep for a visitor without a network: the one address of its page. In a
 * request it says that the document is to be kept and not shown; where none may be kept, none is sent.
 */
export const KEEP_HEADER = 'x-tanabana-keep';

/** Address of the service worker. It never changes: browsers look there for the next version. */
export const WORKER_PATH = '/sw.js';

/** Address of the page that takes the place of one that was not kept. */
export const OFFLINE_PATH = '/_offline';

/** Parameter of that address: the page that was asked for. */
export const ASKED_PAGE = 'page';

/** Beginning of the names of all caches of service workers, this version's and others'. */
export const CACHE_PREFIX = 'tanabana-';

/** What the release says to the service worker. */
export interface OfflineLimits {
  /** Most that browsers keep, in bytes. */
  readonly maxBytes: number;
  /** How long a document may take before the kept copy is shown, in milliseconds. */
  readonly networkTimeoutMs: number;
}
