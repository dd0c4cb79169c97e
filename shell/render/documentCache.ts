import { LRUCache } from 'lru-cache';
import type { RenderedDocument } from './renderTask';

/**
 * Rendered documents by address. They hold nothing personal. When they take too much memory, the one that was asked
 * for longest ago goes first.
 * @param life of a document, in milliseconds
 */
export function createDocumentCache(
  now: () => number,
  life: number,
  maxBytes: number,
): LRUCache<string, RenderedDocument> {
  return new LRUCache({
    maxSize: maxBytes,
    // V8 keeps text that is not Latin in two bytes a character; the compressed forms are a fraction of that.
    sizeCalculation: ({ html }) => html.length * 3,
    ttl: life,
    ttlResolution: 0,
    // A start of 0 means to the cache that there is no end.
    perf: { now: () => now() + 1 },
  });
}
