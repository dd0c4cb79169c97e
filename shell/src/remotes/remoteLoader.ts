import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { ReportFailure } from './failure';
import type { PageHealth } from './pageHealth';
import { withTimeout } from '@tanabana/runtime/async/withTimeout';

/** How long a remote may take before its region says that it does not answer, in milliseconds. */
const LOAD_TIMEOUT_MS = 8_000;

/** Retries whose addresses the document's import map covers; past them only a reload is safe. */
const MAX_RETRIES = 3;

/** Loads what remotes expose. */
export type RemoteLoader = (remote: string, expose: string, attempt: number) => Promise<unknown>;

/**
 * Loads through the federation runtime, from the versions that the composition names. When the first attempt
 * fails, the remote's last good version stands in, if there is one.
 * @param health learns which version is in use, and how long each part took
 * @returns a loader that rejects when a remote is unknown, fails, or says nothing for 8 s
 */
export function createRemoteLoader(
  remotes: Composition['remotes'],
  report: ReportFailure,
  health: PageHealth,
): { readonly load: RemoteLoader; readonly switchToFallback: (remote: string) => boolean } {
  const described = (name: string, entry: string) => ({ name, entry, type: 'module' as const });
  const use = (name: string, version: string, entry: string) => {
    health.uses(name, version);
    registerRemotes([described(name, entry)], { force: true });
  };
  const replaced = new Set<string>();
  /** Remotes whose stand-in the next attempt is for. */
  const waiting = new Set<string>();
  init({
    name: 'shell',
    remotes: Object.entries(remotes).map(([name, { entry }]) => described(name, entry)),
  });

  const switchToFallback = (remote: string): boolean => {
    const previous = remotes[remote]?.previous;
    if (!previous || replaced.has(remote)) return false;
    replaced.add(remote);
    waiting.add(remote);
    use(remote, previous.version, previous.entry);
    return true;
  };

  const take = async (remote: string, expose: string): Promise<unknown> => {
    const started = performance.now();
    const loaded = await withTimeout(loadRemote(expose.replace('.', remote)), LOAD_TIMEOUT_MS);
    if (loaded === null) throw new Error(`${remote} exposes nothing as ${expose}`);
    health.loads.push({ remote, expose, milliseconds: performance.now() - started });
    return loaded;
  };

  const load: RemoteLoader = async (remote, expose, attempt) => {
    const known = remotes[remote];
    if (!known) throw new Error(`The release has no remote "${remote}"`);
    if (attempt > MAX_RETRIES) window.location.reload();
    // Only another address makes the browser ask again for a script that hangs.
    if (attempt > 0 && !waiting.delete(remote)) {
      use(remote, known.version, `${known.entry}?r=${attempt}`);
    }
    try {
      return await take(remote, expose);
    } catch (error) {
      const version = health.versionOf(remote);
      if (!switchToFallback(remote)) throw error;
      waiting.delete(remote);
      report({ remote, expose, kind: 'load', error, version });
      return take(remote, expose);
    }
  };

  return { load, switchToFallback };
}
