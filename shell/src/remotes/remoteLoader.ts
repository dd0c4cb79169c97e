import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { ReportFailure } from './failure';
import type { PageHealth } from './pageHealth';
import { withTimeout } from '@tanabana/runtime/async/withTimeout';

/** How long a remote may take to load before its region shows a failure, in milliseconds. */
const LOAD_TIMEOUT_MS = 8_000;

/** Number of retries whose addresses the document's import map covers; after them the page reloads. */
const MAX_RETRIES = 3;

/** Loads an expose of a remote. */
export type RemoteLoader = (remote: string, expose: string, attempt: number) => Promise<unknown>;

/**
 * Loads remotes through the federation runtime, in the versions of the composition. When the first attempt
 * fails, the remote's fallback version is used, if there is one.
 * @param health records the version in use, and the load time of each expose
 * @returns a loader that rejects when a remote is unknown, fails, or does not answer within 8 s
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
  /** Remotes whose next attempt uses the fallback version just registered. */
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
    // A script that hangs is requested again only under another address.
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
