import { setTimeout } from 'node:timers/promises';
import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import { LRUCache } from 'lru-cache';
import type { ServedRelease } from '../composition/releases/servedRelease';
import type { Documents } from './documents';

/** Maximum number of addresses whose requests are counted. The least recently requested addresses are evicted. */
const MAX_COUNTED = 1_000;

/** Time after which the count of an address restarts, in milliseconds. */
const COUNT_TTL_MS = 600_000;

const MAX_PRERENDERED = 50;

interface Prerendering {
  /** Returns documents, and counts the requests of visitors by address. */
  readonly documents: Documents;
  /** Renders the most requested addresses of a release. Resolves when they are cached, or after the timeout. */
  readonly prerender: (served: ServedRelease) => Promise<void>;
}

/**
 * Fills the cache of documents before a release is served, so that its first visitors do not wait for renders. Excludes
 * personal pages, previews, and pages that are not found or incomplete.
 */
export function createPrerendering(documents: Documents, timeoutMs: number): Prerendering {
  const counts = new LRUCache<string, number>({ max: MAX_COUNTED, ttl: COUNT_TTL_MS, noUpdateTTL: true });
  const mostRequested = () =>
    [...counts.entries()]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_PRERENDERED)
      .map(([address]) => address);

  const renderAll = async (served: ServedRelease, isLate: () => boolean) => {
    // Renders one page at a time, so that visitors' pages find an idle process.
    for (const address of mostRequested()) {
      if (isLate()) return;
      const url = new URL(address, served.release.settings.origin);
      // Ignores errors, because the page is rendered again when a visitor requests it.
      await documents(served, url, true).catch(() => undefined);
    }
  };

  return {
    documents: async (served, url, canBeFallback, ...rest) => {
      const answer = await documents(served, url, canBeFallback, ...rest);
      const { document, fallbackLevel, page } = answer;
      if (canBeFallback && !page.isPersonal && fallbackLevel === 'none' && document.status === 200) {
        const address = url.pathname + page.search;
        counts.set(address, (counts.get(address) ?? 0) + 1);
      }
      return answer;
    },
    prerender: async (served) => {
      const end = performance.now() + timeoutMs;
      const timeout = setTimeout(timeoutMs, undefined, { ref: false });
      // The spans of the renders do not belong to the request that has polled the deployment history.
      const rendered = context.with(ROOT_CONTEXT, () => renderAll(served, () => performance.now() >= end));
      await Promise.race([rendered, timeout]);
    },
  };
}
