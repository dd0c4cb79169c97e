import type { Composition } from '@tanabana/shared/contracts/composition';
import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { withTimeout } from './withTimeout';

/** How long a remote may take before its region says that it does not answer, in milliseconds. */
const PATIENCE = 8_000;

/** Retries whose addresses the document's import map covers; past them only a reload is safe. */
const MOST_RETRIES = 3;

/** Loads what remotes expose. */
export type RemoteLoader = (remote: string, expose: string, attempt: number) => Promise<unknown>;

/**
 * Loads through the federation runtime, from the versions that the composition names.
 * @returns a loader that rejects when a remote is unknown, fails, or says nothing for 8 s
 */
export function createRemoteLoader(remotes: Composition['remotes']): RemoteLoader {
  const described = (name: string, entry: string) => ({ name, entry, type: 'module' as const });
  init({
    name: 'shell',
    remotes: Object.entries(remotes).map(([name, { entry }]) => described(name, entry)),
  });

  return async (remote, expose, attempt) => {
    const known = remotes[remote];
    if (!known) throw new Error(`The release has no remote "${remote}"`);
    if (attempt > MOST_RETRIES) window.location.reload();
    // Only another address makes the browser ask again for a script that hangs.
    if (attempt > 0) registerRemotes([described(remote, `${known.entry}?r=${attempt}`)], { force: true });
    const loaded = await withTimeout(loadRemote(expose.replace('.', remote)), PATIENCE);
    if (loaded === null) throw new Error(`${remote} exposes nothing as ${expose}`);
    return loaded;
  };
}
