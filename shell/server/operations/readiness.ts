import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { Documents } from '../../render/documents';

/** After this time without a successful page, a probe render decides on readiness, in milliseconds. */
const FAILING_MS = 15_000;

export interface Readiness {
  /** Renders documents, and observes whether visitors get pages. */
  readonly documents: Documents;
  /** Whether this server can render pages, so that it should get traffic. */
  readonly isReady: (live: ServedRelease) => Promise<boolean>;
}

/**
 * Decides on readiness by rendering the shell's offline page, which needs no remote: before the first visitor, and
 * again when visitors have got only failures for 15 s. So a failing remote, an unreachable store or a full queue does
 * not make a server unready, nor does anything while cached documents can be served.
 */
export function createReadiness(documents: Documents, now: () => number): Readiness {
  /** Time of the first failure since the last successful page; `-Infinity` until the first page. */
  let failingSince: number | undefined = -Infinity;
  const observe = ({ failure }: { readonly failure?: 'busy' | 'broken' }) => {
    if (failure === undefined) failingSince = undefined;
    if (failure === 'broken') failingSince ??= now();
  };
  return {
    documents: async (served, url, isVisitors) => {
      const answer = await documents(served, url, isVisitors);
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
