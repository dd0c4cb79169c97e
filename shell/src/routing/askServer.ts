import { fetchInTime } from '@tanabana/runtime/async/fetchInTime';
import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { AskServer } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';

const answerSchema = v.object({ seed: v.number(), data: v.unknown() });

/**
 * Returns a function that returns `askServer` of a remote, or undefined if the page does not use the version of the
 * remote in the release.
 * @param versionOf returns the version in use of a remote
 */
export function createAskServer(
  { release, seed, remotes }: Composition,
  versionOf: (remote: string) => string,
  reload = () => window.location.reload(),
) {
  const askServer: AskServer = async (address, { signal, isOpened } = {}) => {
    const response = await fetchInTime(`/_data/${release}${address}`, signal && { signal });
    const answer = v.safeParse(answerSchema, await response.json());
    if (answer.success && answer.output.seed === seed) return answer.output.data;
    // A new day has begun, or the release is no longer served.
    const isOutdated = answer.success || response.status === 410;
    if (isOpened && isOutdated && takeReload(release)) {
      reload();
      return new Promise(() => undefined);
    }
    throw new Error(`The data of ${address} answered ${response.status}`);
  };
  return (remote: string): AskServer | undefined => {
    const { version, entry = '' } = remotes[remote] ?? {};
    return entry.startsWith('/') && versionOf(remote) === version ? askServer : undefined;
  };
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
