import { REMOTE_RETRIES } from '../../protocol/retries';
import { withTimeout } from '@tanabana/contract/async/withTimeout';
import type { Composition } from '@tanabana/contract/remotes/composition';
import type { PageHealth, ReportFailure } from './pageHealth';

/** A version of a shared module, in the format of federation containers. */
interface SharedModule {
  readonly get: () => () => unknown;
  readonly lib: () => unknown;
}

export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

interface Container {
  readonly init: (scope: ShareScope) => unknown;
  readonly get: (expose: string) => Promise<() => unknown>;
}

type ImportContainer = (address: string) => Promise<Container>;

/** The browser checks the integrity with the document's import map. */
export const importContainer: ImportContainer = (address) =>
  // eslint-disable-next-line no-restricted-syntax -- the server has verified the addresses in the release
  import(/* webpackIgnore: true */ address) as ReturnType<ImportContainer>;

export function defaultExport(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
}

/** Maximum load time of a remote, or of a fragment's data, in milliseconds. */
export const LOAD_TIMEOUT_MS = 8_000;

export type RemoteLoader = (remote: string, expose: string, attempt: number) => Promise<unknown>;

interface LoaderServices {
  readonly importContainer: ImportContainer;
  readonly shareScope: ShareScope;
  readonly report: ReportFailure;
  readonly health: PageHealth;
}

/**
 * When the live version of a remote fails, its fallback version is loaded. A retry uses another address, because the
 * browser does not request a module again while an earlier import is pending.
 */
export function createRemoteLoader(
  remotes: Composition['remotes'],
  { importContainer, shareScope, report, health }: LoaderServices,
) {
  /** Remote → entry script to load instead of the entry in the release. */
  const entries = new Map<string, string>();
  const use = (name: string, version: string, entry: string) => {
    health.uses(name, version);
    entries.set(name, entry);
  };
  const replaced = new Set<string>();
  /** Remotes whose next attempt uses the fallback version. */
  const waiting = new Set<string>();

  const switchToFallback = (remote: string): boolean => {
    const previous = remotes[remote]?.previous;
    if (!previous || replaced.has(remote)) return false;
    replaced.add(remote);
    waiting.add(remote);
    use(remote, previous.version, previous.entry);
    return true;
  };

  // Cached, because a further `import()` would delay the module by a task.
  const containers: Record<string, Container> = {};
  const getFrom = async (entry: string, expose: string): Promise<unknown> => {
    const container = (containers[entry] ??= await importContainer(entry));
    await container.init(shareScope);
    return (await container.get(expose))();
  };

  const loadFrom = async (remote: string, expose: string, liveEntry: string): Promise<unknown> => {
    const started = performance.now();
    const loaded = await withTimeout(getFrom(entries.get(remote) ?? liveEntry, expose), LOAD_TIMEOUT_MS);
    health.loads.push({ remote, expose, milliseconds: performance.now() - started });
    return loaded;
  };

  const load: RemoteLoader = async (remote, expose, attempt) => {
    const known = remotes[remote];
    if (!known) throw new Error(`The release has no remote "${remote}"`);
    if (attempt > REMOTE_RETRIES.length) window.location.reload();
    if (attempt > 0 && !waiting.delete(remote)) use(remote, known.version, `${known.entry}?r=${attempt}`);
    try {
      return await loadFrom(remote, expose, known.entry);
    } catch (error) {
      const version = health.versionOf(remote);
      if (!switchToFallback(remote)) throw error;
      waiting.delete(remote);
      report({ remote, expose, kind: 'load', error, version });
      return loadFrom(remote, expose, known.entry);
    }
  };

  return { load, switchToFallback };
}
