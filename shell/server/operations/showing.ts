import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';
import type { ServedRelease } from '../../composition/servedRelease';
import type { Documents } from '../../render/documents';

/** How long visitors get nothing but failures before rendering is tried on purpose, in milliseconds. */
const BARREN_MS = 15_000;

/** What a server shows, and whether it can show anything. */
export interface Showing {
  /** The documents, with a note of what visitors got. */
  readonly documents: Documents;
  /** Whether visitors should be sent here: whether some page can be shown to them. */
  readonly canShow: (live: ServedRelease) => Promise<boolean>;
}

/**
 * Watches whether a server shows pages at all. It renders a page of the shell's own, which needs no remote, before
 * the first visitor, and again when visitors have got nothing for a while: one remote that fails, a store that is
 * away or a crowd takes no server out of the balancer, nor does anything as long as kept pages are an answer.
 */
export function createShowing(documents: Documents, now: () => number): Showing {
  /** Since when nobody has got a page; from the start until the first. */
  let barrenSince: number | undefined = -Infinity;
  const note = ({ failure }: { readonly failure?: 'busy' | 'broken' }) => {
    if (failure === undefined) barrenSince = undefined;
    if (failure === 'broken') barrenSince ??= now();
  };
  return {
    documents: async (served, url, isVisitors) => {
      const answer = await documents(served, url, isVisitors);
      if (isVisitors) note(answer);
      return answer;
    },
    canShow: async (live) => {
      if (barrenSince === undefined || now() - barrenSince < BARREN_MS) return true;
      const own = new URL(OFFLINE_PATH, live.release.settings.origin);
      const answer = await documents(live, own, false);
      note(answer);
      return answer.failure !== 'broken';
    },
  };
}
