import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { Documents } from '../../render/documents';

/** After this time without a successful page, a test render decides on readiness, in milliseconds. */
const FAILING_MS = 15_000;

interface Readiness {
  /** Renders documents, and observes whether visitors get pages. */
  readonly documents: Documents;
  readonly isReady: (live: ServedRelease) => Promise<boolean>;
}

/**
 * Decides on readiness by rendering the offline page, which needs no remote: before the first visitor, and
 * after 15 s of failures only. A failing remote, an unreachable store, a full queue or a cached document does
 * not make a server unready.
 */
export function createReadiness(documents: Documents, now: () => number): Readiness {
  /** Time of the first failure since the last successful page; `-Infinity` until the first page. */
  let failingSince: number | undefined = -Infinity;
  const observe = ({ failure }: { readonly failure?: 'busy' | 'broken' }) => {
    if (failure === undefined) failingSince = undefined;
    if (failure === 'broken') failingSince ??= now();
  };
  return {
    documents: async (served, url, isVisitors, requestId) => {
      const answer = await documents(served, url, isVisitors, requestId);
      if (isVisitors) observe(answer);
      return answer;
    },
    isReady: async (live) => {
      if (failingSince === undefined || now() - failingSince < FAILING_MS) return true;
      const own = new URL(OFFLINE_PATH, live.release.settings.origin);
      const answer = await documents(live, own, false);
      observe(answer);
      return answer.failure !== 'broken';
    },
  };
}
