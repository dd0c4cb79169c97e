import { satisfiesCaret } from './satisfiesCaret';

/** Versions of a shared module, as federation's containers pass them on. */
type SharedVersions = Readonly<Record<string, { readonly get: () => Factory | Promise<Factory> }>>;

/** Gives the exports of a module. */
type Factory = () => unknown;

/** Shared modules by name. */
type ShareScope = Readonly<Record<string, SharedVersions>>;

/** The parts of webpack's runtime that hold a container's state. */
interface WebpackRequire {
  /** The functions of all modules that are there. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** Share scopes by name. */
  readonly S: Record<string, ShareScope>;
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
  /** Of everything that the chunk waits for. */
  readonly promises: Promise<unknown>[];
}

/** Keeps the share scope that the shell passes to the container. */
function initContainerEntry(options: {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: ShareScope;
}): boolean {
  options.webpackRequire.S.default = options.shareScope;
  return true;
}

/**
 * Gives a chunk the shared modules that it imports.
 * @throws {Error} when the shell shares no version that the remote works with
 */
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
 * Stands in the remotes' entries for federation's own runtime: a container that a shell initialises with its
 * shared modules, and that loads nothing else. Every shell that speaks the container protocol can use it.
 */
export default {
  bundlerRuntime: { init: () => ({}), initContainerEntry, consumes },
};
