import { setTimeout } from 'node:timers/promises';
import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import { LRUCache } from 'lru-cache';
import { routesOf } from '@tanabana/releases/documents/releaseDocument';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import type { Documents, PageAnswer } from './pageAnswer';

/** Maximum number of addresses whose requests are counted. The least recently requested addresses are evicted. */
const MAX_COUNTED = 1_000;

/** Time after which the count of an address restarts, in milliseconds. */
const COUNT_TTL_MS = 600_000;

const MAX_PRERENDERED = 50;

/** Maximum time of prerendering in total, including waits for files that pages read, in milliseconds. */
const MAX_TOTAL_MS = 5_000;

const POLL_MS = 10;

interface Prerendering {
  /** Counts a page of a visitor by its address. */
  readonly countPage: (answer: PageAnswer) => void;
  /**
   * Renders the most requested addresses of a release, and the sample addresses of its routes. Resolves when they are
   * cached, or after the timeout.
   */
  readonly prerender: (served: ServedRelease) => Promise<void>;
}

/**
 * Fills the cache of documents before a release is served, so that its first visitors do not wait for renders. Excludes
 * personal pages, previews, and pages that are not found or incomplete.
 * @param timeoutMs maximum time in milliseconds, without the time until the files that pages read are downloaded
 * @param waitedAt returns when a page waited for a file for the last time, as `performance.now()` does
 */
export function createPrerendering(
  documents: Documents,
  timeoutMs: number,
  waitedAt: () => number,
): Prerendering {
  const counts = new LRUCache<string, number>({ max: MAX_COUNTED, ttl: COUNT_TTL_MS, noUpdateTTL: true });
  const mostRequested = () =>
    [...counts.entries()]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_PRERENDERED)
      .map(([address]) => address);

  const renderAll = async (served: ServedRelease, isLate: () => boolean) => {
    // Renders one page at a time, so that visitors' pages find an idle process.
    for (const address of new Set([...mostRequested(), ...samplesOf(served)])) {
      if (isLate()) return;
      const url = new URL(address, served.release.settings.origin);
      // Ignores errors, because the page is rendered again when a visitor requests it.
      await documents(served, url, true).catch(() => undefined);
    }
  };

  return {
    countPage: ({ document, fallbackLevel, page: { isPersonal, path, search } }) => {
      const address = path + search;
      if (!isPersonal && fallbackLevel === 'none' && document.status === 200)
        counts.set(address, (counts.get(address) ?? 0) + 1);
    },
    prerender: async (served) => {
      const start = performance.now();
      const isLate = () =>
        performance.now() >= Math.min(Math.max(start, waitedAt()) + timeoutMs, start + MAX_TOTAL_MS);
      const timeout = async () => {
        while (!isLate()) await setTimeout(POLL_MS, undefined, { ref: false });
      };
      // The spans of the renders do not belong to the request that has polled the deployment history.
      const rendered = context.with(ROOT_CONTEXT, () => renderAll(served, isLate));
      await Promise.race([rendered, timeout()]);
    },
  };
}

function samplesOf({ release: { remotes, settings } }: ServedRelease): readonly string[] {
  return Object.values(remotes)
    .flatMap((remote) => routesOf(remote, settings))
    .flatMap(({ isPersonal, samples = [] }) => (isPersonal ? [] : samples));
}
