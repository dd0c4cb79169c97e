import type { Deployment } from './deployment';

/**
 * When the canary in force began or last changed its share: a `suspend` in between changes nothing of it.
 * @param history the newest first
 * @returns in milliseconds since 1970; nothing when no canary runs
 */
export function canarySince(history: readonly Deployment[]): number | undefined {
  const [present] = history;
  if (!present?.canary) return undefined;
  const end = history.findIndex(({ action }) => action !== 'suspend');
  return Date.parse((history[end] ?? present).at);
}
