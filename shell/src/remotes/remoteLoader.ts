import { withTimeout } from '@tanabana/runtime/async/withTimeout';
import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { PageHealth, ReportFailure } from './pageHealth';

/** A version of a shared module, as containers of every federation runtime take it. */
interface SharedModule {
  readonly get: () => () => unknown;
  readonly lib: () => unknown;
}

/** Shared modules by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

/** What the entry script of a remote exports. */
interface Container {
  readonly init: (scope: ShareScope) => unknown;
  /** Loads an expose. @returns a factory of its module */
  readonly get: (expose: string) => Promise<() => unknown>;
}

/** Imports the entry script of a remote. */
type ImportContainer = (address: string) => Promise<Container>;

/** Imports an entry as the browser does, which checks it against the integrity in the document's import map. */
export const importContainer: ImportContainer = (address) =>
  // The release names the addresses of all remotes; the server has composed and verified it.
  // eslint-disable-next-line no-restricted-syntax
  import(/* webpackIgnore: true */ address) as ReturnType<ImportContainer>;

/** Returns the default export of a module in any module format. */
export function defaultExport(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
}

/** How long a remote may take to load before its region shows a failure, in milliseconds. */
const LOAD_TIMEOUT_MS = 8_000;

/** Retries that the document's import map has addresses for, as in `entry.js?r=1`; after them the page reloads. */
export const REMOTE_RETRIES = [1];

/** Loads an expose of a remote. */
export type RemoteLoader = (remote: string, expose: string, attempt: number) => Promise<unknown>;

/** Services that the loader needs. */
interface LoaderServices {
  readonly importContainer: ImportContainer;
  /** The singletons that are passed to the remotes. */
  readonly shareScope: ShareScope;
  readonly report: ReportFailure;
  /** Records the version in use, and the load time of each expose. */
  readonly health: PageHealth;
}

/**
 * Creates the loader of a document. The release names the entry of each remote, so no version is looked up in
 * the browser. A module that hangs stays in the browser's module map, so a retry requests another address, which
 * the document's import map covers too. When the first attempt fails, the remote's fallback version is used, if
 * there is one.
 * @returns a loader that rejects when a remote is unknown, fails, or does not answer within 8 s
 */
export function createRemoteLoader(
  remotes: Composition['remotes'],
  { importContainer, shareScope, report, health }: LoaderServices,
): { readonly load: RemoteLoader; readonly switchToFallback: (remote: string) => boolean } {
  /** Entries in use instead of the live version's own address. */
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

  // A cached container is used in the same task; importing it again would add a task behind the waiting ones.
  const containers: Record<string, Container> = {};
  const getFrom = async (entry: string, expose: string): Promise<unknown> => {
    const container = (containers[entry] ??= await importContainer(entry));
    await container.init(shareScope);
    const factory = await container.get(expose);
    return factory();
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
    // A script that hangs is requested again only under another address.
    if (attempt > 0 && !waiting.delete(remote)) {
      use(remote, known.version, `${known.entry}?r=${attempt}`);
    }
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
