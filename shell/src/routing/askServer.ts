import { fetchInTime, REQUEST_TIMEOUT_MS } from '@tanabana/contract/async/fetchInTime';
import type { Composition } from '@tanabana/contract/remotes/composition';
import type { AskOptions } from '@tanabana/contract/pages/askServer';
import * as v from 'valibot';

const answerSchema = v.object({ seed: v.number(), data: v.unknown() });

/**
 * Loads the data of an address on the server. Without a network, an answer in the HTTP cache is used, however old.
 * @param reload loads the document of the current address
 * @throws {Error} when the server cannot load the data, or no longer serves the release of the document
 */
export async function askServer(
  { release, seed }: Pick<Composition, 'release' | 'seed'>,
  address: string,
  { signal, isOpened }: AskOptions = {},
  reload = () => window.location.reload(),
): Promise<unknown> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const request = (cache: RequestCache) =>
    fetchInTime(`/_data/${release}${address}`, {
      cache,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  const response = await request('default').catch(() => request('force-cache'));
  const answer = v.safeParse(answerSchema, await response.json());
  if (answer.success && answer.output.seed === seed) return answer.output.data;
  // A new day has begun, or the release is no longer served.
  const isOutdated = answer.success || response.status === 410;
  if (isOpened && isOutdated && takeReload(release)) {
    reload();
    return new Promise(() => undefined);
  }
  throw new Error(`The data of ${address} answered ${response.status}`);
}

/**
 * Returns whether the document of the history entry may be loaded again. It is loaded once for each release, because the
 * service worker may answer with a document of the same release.
 */
function takeReload(release: string): boolean {
  const state = window.history.state as { readonly reloaded?: string } | null;
  if (state?.reloaded === release) return false;
  window.history.replaceState({ ...state, reloaded: release }, '');
  return true;
}
