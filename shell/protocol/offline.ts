/**
 * Header with two uses. In a response, the header allows browsers to cache the document for offline use, and contains
 * the canonical address of the page. In a request, the header makes the server respond with status 204 if the document
 * may belong to a canary or a preview, because browsers must not cache such a document.
 */
export const CACHE_HEADER = 'x-tanabana-keep';

/**
 * Address of the service worker. Never change the address, because browsers request new versions of the worker from it.
 */
export const WORKER_PATH = '/sw.js';

/** Query parameter of `OFFLINE_PATH` with the address of the requested page. */
export const ASKED_PAGE = 'page';

export const CACHE_PREFIX = 'tanabana-';

export interface OfflineLimits {
  readonly maxBytes: number;
  /** Time to wait for a document before its cached version is displayed, in milliseconds. */
  readonly networkTimeoutMs: number;
}
