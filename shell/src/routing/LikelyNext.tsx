import type { PageModule } from '@tanabana/runtime/contracts/page';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useApp } from '../AppContext';
import { idle } from '../idle';
import { prefetchScripts } from './prefetchScripts';
import { savesData } from './savesData';

interface LikelyNextProps {
  /** The page that is shown. */
  readonly module: PageModule<unknown>;
}

/**
 * Fetches what a page's likely next pages have in common, runs their scripts and warms them up, unseen, once everything
 * that the visitor waits for is there: not for visitors who save data. Beside the page, which is not rendered again
 * for it.
 */
export function LikelyNext({ module: { likelyNext, prepareNext } }: LikelyNextProps): ReactNode {
  const { composition, ahead } = useApp();
  const [unseen, setUnseen] = useState<ReactNode>();
  useEffect(() => {
    if (!likelyNext || !ahead || savesData()) return;
    const next = composition.routes.filter(({ path }) => likelyNext.includes(path));
    const leave = new AbortController();
    const fetchNext = async () => {
      await idle();
      if (leave.signal.aborted) return;
      next.forEach((route) => prefetchScripts(composition, route, 'low'));
      const modules = await Promise.all(next.map(ahead.run));
      await prepareNext?.();
      const { warmUp } = await import('./warmUp');
      const warm = await Promise.all(
        modules.map((module, place) => warmUp(composition, next[place], module)),
      );
      startTransition(() => setUnseen(warm));
    };
    // What fails is fetched again when it is needed.
    const begin = () => void fetchNext().catch(() => undefined);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { signal: leave.signal });
    return () => leave.abort();
  }, [composition, ahead, likelyNext, prepareNext]);
  return unseen;
}
