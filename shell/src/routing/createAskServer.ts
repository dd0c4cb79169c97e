import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { AskServer } from '@tanabana/runtime/contracts/page';

/**
 * Returns a function that returns `askServer` of a remote, or undefined if the page does not use the version of the
 * remote in the release. The script that asks is loaded when a page asks.
 * @param versionOf returns the version in use of a remote
 */
export function createAskServer(composition: Composition, versionOf: (remote: string) => string) {
  const ask: AskServer = async (...asked) => (await import('./askServer')).askServer(composition, ...asked);
  return (remote: string) => {
    const { version, entry = '' } = composition.remotes[remote] ?? {};
    return entry.startsWith('/') && versionOf(remote) === version ? ask : undefined;
  };
}
