import { LRUCache } from 'lru-cache';
import type { RenderedDocument } from './renderTask';

/**
 * Rendered documents by address. They contain nothing personal. When they take too much memory, the least recently
 * requested one is evicted.
 * @param life of a document, in milliseconds
 */
export function createDocumentCache(
  now: () => number,
  life: number,
  maxBytes: number,
): LRUCache<string, RenderedDocument> {
  return new LRUCache({
    maxSize: maxBytes,
    // The gzip encoding, once requested, is cached as long.
    sizeCalculation: ({ brotli, policy }) => 2 * brotli.length + policy.length,
    ttl: life,
    ttlResolution: 0,
    // A start of 0 means to the cache that there is no end.
    perf: { now: () => now() + 1 },
  });
}
