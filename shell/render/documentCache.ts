import { LRUCache } from 'lru-cache';
import type { RenderedDocument } from './renderTask';

/** Maximum size of a cache, in bytes. */
const MAX_CACHE_BYTES = 96 * 2 ** 20;

/**
 * Evicts the least recently requested documents.
 * @param now current time in milliseconds
 * @param ttl maximum age of a document in milliseconds
 */
export function createDocumentCache(now: () => number, ttl: number, maxSize = MAX_CACHE_BYTES) {
  return new LRUCache<string, RenderedDocument>({
    maxSize,
    // Counts the Brotli encoding twice, because `zippedOnce` may cache a gzip encoding of similar size with the
    // document.
    sizeCalculation: ({ brotli, policy }) => 2 * brotli.length + policy.length,
    ttl,
    ttlResolution: 0,
    // Adds 1, because an entry that is set at time 0 would never expire.
    perf: { now: () => now() + 1 },
  });
}
