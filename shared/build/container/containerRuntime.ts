import { satisfiesCaret } from './satisfiesCaret';

/** Versions of a shared module. */
type SharedVersions = Readonly<Record<string, { readonly get: () => Factory | Promise<Factory> }>>;

type Factory = () => unknown;

type ShareScope = Readonly<Record<string, SharedVersions>>;

/** State of a container in the runtime of webpack. */
interface WebpackRequire {
  /** Module functions. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly S: Record<string, ShareScope>;
  /** Public path. */
  p: string;
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<
      Record<string, { readonly shareKey: string; readonly requiredVersion: string }>
    >;
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  };
}

interface ConsumeOptions {
  readonly webpackRequire: WebpackRequire;
  readonly chunkId: string;
  /** The chunk waits for these. */
  readonly promises: Promise<unknown>[];
}

/** Address of the entry script, inserted by the build. */
declare const ENTRY_ADDRESS: string;

function initContainerEntry(options: {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: ShareScope;
}): boolean {
  const { webpackRequire, shareScope } = options;
  webpackRequire.S.default = shareScope;
  // On a page of another origin, files are fetched from the origin of the entry.
  const { origin } = new URL(ENTRY_ADDRESS);
  if (origin !== location.origin && webpackRequire.p.startsWith('/'))
    webpackRequire.p = origin + webpackRequire.p;
  return true;
}

/** Installs the shared modules that a chunk imports, in a compatible version. */
function consumes({ webpackRequire: { m, S, consumesLoadingData }, chunkId, promises }: ConsumeOptions) {
  const { chunkMapping, moduleIdToConsumeDataMapping } = consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    const { shareKey, requiredVersion } = moduleIdToConsumeDataMapping[id] ?? {};
    if (m[id] || shareKey === undefined || requiredVersion === undefined) continue;
    const versions = S.default?.[shareKey] ?? {};
    const fitting = Object.keys(versions).find((version) => satisfiesCaret(version, requiredVersion));
    const shared = fitting === undefined ? undefined : versions[fitting];
    if (!shared) {
      const shared = Object.keys(versions).join(', ') || 'none';
      throw new Error(`This remote works with ${shareKey} ${requiredVersion}, the shell shares ${shared}`);
    }
    const install = (factory: Factory) => (m[id] = (module) => (module.exports = factory()));
    promises.push(Promise.resolve(shared.get()).then(install));
  }
}

/**
 * Replaces the runtime of federation in the entries of remotes. A shell initialises the container with its
 * shared modules, and the container loads nothing else.
 */
export default {
  bundlerRuntime: { init: () => ({}), initContainerEntry, consumes },
};
