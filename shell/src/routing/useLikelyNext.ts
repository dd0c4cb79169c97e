import type { PageModule } from '@tanabana/runtime/contracts/page';
import { useEffect } from 'react';
import { useApp } from '../AppContext';
import { idle } from '../idle';
import { prefetchScripts } from './prefetchScripts';
import { savesData } from './savesData';

/**
 * Fetches what a page's likely next pages have in common and runs their scripts, once everything that the visitor waits
 * for is there: not for visitors who save data.
 */
export function useLikelyNext({ likelyNext, prepareNext }: PageModule<unknown>): void {
  const { composition, ahead } = useApp();
  useEffect(() => {
    if (!likelyNext || savesData()) return;
    const next = composition.routes.filter(({ path }) => likelyNext.includes(path));
    const leave = new AbortController();
    const fetchNext = async () => {
      await idle();
      if (leave.signal.aborted) return;
      next.forEach((route) => prefetchScripts(composition, route, 'low'));
      await Promise.all(next.map(async (route) => ahead?.run(route)));
      await prepareNext?.().catch(() => undefined);
    };
    if (document.readyState === 'complete') void fetchNext();
    else window.addEventListener('load', () => void fetchNext(), { signal: leave.signal });
    return () => leave.abort();
  }, [composition, ahead, likelyNext, prepareNext]);
}
