import { BROWSER_FOLDER } from '@tanabana/releases/versions/artefactKeys';
import { createSharedReads } from '@tanabana/contract/async/sharedReads';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { ownerOfFile, type CodeOwner } from '@tanabana/sandbox/codeOwner';
import { errorStack } from '@tanabana/contract/errors/errorText';
import { createVersionSandbox, type VersionSandbox } from '@tanabana/sandbox/versionSandbox';
import { ArtefactError, type ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { fileAddress } from '@tanabana/contract/files/fileAddress';

export type LoadModule = (manifest: DeployManifest, expose: string) => Promise<unknown>;

interface ServerModulesOptions {
  readonly artefacts: Pick<ArtefactStore, 'read'>;
  readonly requireFrom: string;
  /** Called with an unhandled error in a timer that code of a version has started. */
  readonly onUncaughtError: (error: UncaughtError) => void;
  /** Returns a time in milliseconds. */
  readonly now?: () => number;
}

interface UnloadLimits {
  /** Time after its last use that a version stays loaded, in milliseconds. */
  readonly unusedMs: number;
  /** Maximum number of versions that stay loaded. The versions that were used last stay. */
  readonly maxUnused: number;
}

/** An unhandled error, as in a timer or in a promise that nothing awaits. */
export interface UncaughtError {
  readonly owner?: CodeOwner | undefined;
  readonly message: string;
}

interface Version {
  readonly owner: CodeOwner;
  readonly sandbox: VersionSandbox;
  readonly modules: ReturnType<typeof createSharedReads>;
  usedAt: number;
}

/** Loads modules from the artefact store and checks their integrity. Each version has its own sandbox. */
export function createServerModules({
  artefacts,
  requireFrom,
  onUncaughtError,
  now = () => performance.now(),
}: ServerModulesOptions) {
  const versions = new Map<string, Version>();

  const versionOf = (manifest: DeployManifest): Version => {
    const { name, version } = manifest;
    const key = `${name}/${version}`;
    const known = versions.get(key);
    if (known) {
      known.usedAt = now();
      // Keeps the versions in the order of their last use.
      versions.delete(key);
      versions.set(key, known);
      return known;
    }
    const owner = { remote: name, version };
    const sandbox = createVersionSandbox({
      name: key,
      requireFrom,
      onUncaughtError: (error) => onUncaughtError({ owner, message: errorStack(error) }),
      readFile: (address) => readBrowserFile(artefacts, manifest, address),
    });
    const opened = { owner, sandbox, modules: createSharedReads({ cache: true }), usedAt: now() };
    versions.set(key, opened);
    return opened;
  };

  const load: LoadModule = (manifest, expose) => {
    const { sandbox, modules } = versionOf(manifest);
    return modules(expose, async () => {
      const file = manifest.serverModules[expose];
      if (file === undefined)
        throw new ArtefactError(`${manifest.name} ${manifest.version} exposes nothing as ${expose}.`);
      const source = await artefacts.read(manifest, file);
      return sandbox.run(source.toString('utf8'), `${manifest.name}/${manifest.version}/${file}`);
    });
  };
  /** Returns undefined if the server created the value. */
  const makerOf = (value: unknown) =>
    [...versions.values()].find(({ sandbox }) => hasMade(sandbox, value))?.owner;
  /** Unloads versions that were not used for a time, and those beyond a number, with their data, unless in `kept`. */
  const unloadUnused = (kept: readonly DeployManifest[], { unusedMs, maxUnused }: UnloadLimits) => {
    const keys = new Set(kept.map(({ name, version }) => `${name}/${version}`));
    const others = [...versions].filter(([key]) => !keys.has(key));
    for (const [index, [key, { sandbox, usedAt }]] of others.entries()) {
      if (index >= others.length - maxUnused && now() - usedAt < unusedMs) continue;
      sandbox.close();
      versions.delete(key);
    }
  };
  return { load, makerOf, unloadUnused };
}

/** @throws {TypeError} when the address belongs to another deployable */
async function readBrowserFile(
  artefacts: Pick<ArtefactStore, 'read'>,
  manifest: DeployManifest,
  address: string,
): Promise<string | undefined> {
  const own = fileAddress(manifest.name, '');
  if (!address.startsWith(own))
    throw new TypeError(`Server modules fetch files below ${own}, not ${address}.`);
  const file = BROWSER_FOLDER + address.slice(own.length);
  if (!Object.hasOwn(manifest.files, file)) return undefined;
  return (await artefacts.read(manifest, file)).toString('utf8');
}

/** Returns false if `made` throws, because code of the version may have changed the globals that `made` reads. */
function hasMade(sandbox: VersionSandbox, value: unknown): boolean {
  try {
    return sandbox.made(value);
  } catch {
    return false;
  }
}

/**
 * Catches unhandled errors, because Node would end the process. Attributes an error to the version that created the
 * promise or the error, or to the first version in the stack.
 */
export function catchUncaughtErrors(
  { makerOf }: Pick<ReturnType<typeof createServerModules>, 'makerOf'>,
  onUncaughtError: (error: UncaughtError) => void,
): void {
  const report = (thrown: unknown, promise?: unknown) => {
    const message = errorStack(thrown);
    onUncaughtError({ owner: makerOf(promise) ?? makerOf(thrown) ?? ownerOfFile(message), message });
  };
  process.on('uncaughtException', (thrown) => report(thrown));
  process.on('unhandledRejection', (thrown, promise) => report(thrown, promise));
}
