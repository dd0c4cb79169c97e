import type { Composition } from '@tanabana/contract/remotes/composition';
import type { AskServer } from '@tanabana/contract/pages/askServer';
import type { PageHealth } from '../remotes/pageHealth';

/**
 * Returns a function that returns `askServer` of a remote, or undefined if the page does not use the version of the
 * remote in the release. The script that asks is loaded when a page asks.
 */
export function createAskServer(composition: Composition, health: Pick<PageHealth, 'versionOf'>) {
  const ask: AskServer = (...asked) =>
    import('./askServer').then(({ askServer }) => askServer(composition, ...asked));
  return (remote: string) => {
    const live = composition.remotes[remote];
    return live?.entry.startsWith('/') && live.version === health.versionOf(remote) ? ask : undefined;
  };
}
