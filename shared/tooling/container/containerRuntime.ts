type SharedVersions = Readonly<Record<string, { readonly get: () => Factory | Promise<Factory> }>>;

type Factory = () => unknown;

type ShareScope = Readonly<Record<string, SharedVersions>>;

interface WebpackRequire {
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly S: Record<string, ShareScope>;
  /** Public path of the files of the container. */
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
  readonly promises: Promise<unknown>[];
}

/** The build replaces `ENTRY_ADDRESS` in this source. */
declare const ENTRY_ADDRESS: string;

function initContainerEntry(options: {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: ShareScope;
}): boolean {
  const { webpackRequire, shareScope } = options;
  webpackRequire.S.default = shareScope;
  // A page of another origin must load the files from the origin of the entry.
  const { origin } = new URL(ENTRY_ADDRESS);
  if (origin !== location.origin && webpackRequire.p.startsWith('/'))
    webpackRequire.p = origin + webpackRequire.p;
  return true;
}

/** Pre-releases satisfy no range. */
export function satisfiesCaret(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = range.slice(1).split('.').map(Number);
  const [hasMajor = NaN, hasMinor = NaN, hasPatch = NaN] = version.split('.').map(Number);
  const isRelease = hasPatch >= 0;
  return isRelease && hasMajor === major && (hasMinor > minor || (hasMinor === minor && hasPatch >= patch));
}

/** Registers the shared modules that a chunk imports, each in a compatible version. */
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
 * Replaces the federation runtime from npm in the entries of remotes. A container uses the shared modules with which
 * the shell initialises the container, and loads no others.
 */
export default {
  bundlerRuntime: { init: () => ({}), initContainerEntry, consumes },
};
