import type { PageModule } from '@tanabana/runtime/contracts/page';
import { useEffect } from 'react';
import { useApp } from '../AppContext';
import { idle } from '../idle';
import { prefetchScripts } from './prefetchScripts';

/** What browsers tell of the network, where they do. */
interface Connection {
  readonly saveData?: boolean;
}

/**
 * Fetches what a page's likely next pages have in common, once everything that the visitor waits for is there: not for
 * visitors who save data.
 */
export function useLikelyNext({ likelyNext, prepareNext }: PageModule<unknown>): void {
  const { composition } = useApp();
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: Connection };
    if (!likelyNext || connection?.saveData) return;
    const leave = new AbortController();
    const fetchNext = async () => {
      await idle();
      if (leave.signal.aborted) return;
      for (const route of composition.routes)
        if (likelyNext.includes(route.path)) prefetchScripts(composition, route, 'low');
      await prepareNext?.().catch(() => undefined);
    };
    if (document.readyState === 'complete') void fetchNext();
    else window.addEventListener('load', () => void fetchNext(), { signal: leave.signal });
    return () => leave.abort();
  }, [composition, likelyNext, prepareNext]);
}
