import type { Deployment } from '../composition/deployment';
import { withdrawnReleases } from '../composition/withdrawnReleases';

/** What a start does about the release of its sources: it is live already, is promoted, or is not, and why. */
type StartDecision =
  { readonly action: 'serve' | 'promote' } | { readonly action: 'keep'; readonly because: string };

/**
 * Decides whether a start may put the release of its sources live. It replaces nothing but what a start of the same
 * checkout made live, brings back nothing that was withdrawn, and ends no canary: all that takes a command.
 * @param history the newest first
 * @param id release of the present sources; nothing while it is not known, because they have to be built first
 * @param checkout the checkout that starts, when it can be told from others
 */
export function decideStart(
  history: readonly Deployment[],
  id: string | undefined,
  checkout: string | undefined,
): StartDecision {
  const [present] = history;
  if (!present) return { action: 'promote' };
  if (present.live === id) return { action: 'serve' };
  const withdrawal = id === undefined ? undefined : withdrawnReleases(history).get(id);
  if (withdrawal) {
    const { action, at, reason } = withdrawal;
    const how = action === 'rollback' ? 'it was rolled back' : 'it was stopped as a canary';
    return { action: 'keep', because: `${how} on ${at.slice(0, 10)}${reason ? ` (${reason})` : ''}` };
  }
  if (present.canary)
    return { action: 'keep', because: `release ${present.canary.release} runs as a canary` };
  const promotion = history.find(({ action, live }) => action === 'promote' && live === present.live);
  if (checkout !== undefined && promotion?.checkout === checkout) return { action: 'promote' };
  return {
    action: 'keep',
    because: `release ${present.live}, which is live, was not promoted by a start of this checkout`,
  };
}
