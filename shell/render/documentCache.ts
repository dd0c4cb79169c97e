import { LRUCache } from 'lru-cache';
import type { RenderedDocument } from './renderTask';

/** Rendered documents by address, without personal content. Evicts the least recently requested documents. */
export function createDocumentCache(
  now: () => number,
  lifeMs: number,
  maxBytes: number,
): LRUCache<string, RenderedDocument> {
  return new LRUCache({
    maxSize: maxBytes,
    // The cache entry includes a requested gzip encoding.
    sizeCalculation: ({ brotli, policy }) => 2 * brotli.length + policy.length,
    ttl: lifeMs,
    ttlResolution: 0,
    // The cache takes a start of 0 for no expiry.
    perf: { now: () => now() + 1 },
  });
}
