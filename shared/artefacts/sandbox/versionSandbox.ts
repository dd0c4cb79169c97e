import { createRequire } from 'node:module';
import vm from 'node:vm';
import { guardedTimers } from './guardedTimers';
import { platformFunctions } from './platformFunctions';
import { REALM_SOURCE } from './realm/realmSource';

/** Modules that server modules may require: the singletons. */
export const REQUIRABLE: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
];

/** Runs the code of one version. */
export interface VersionSandbox {
  /**
   * Runs a module.
   * @param filename its name in stacks
   * @returns its exports
   * @throws what the module throws
   */
  readonly run: (source: string, filename: string) => unknown;
  /** Whether a promise or an error was created by this version's code. */
  readonly made: (value: unknown) => boolean;
  /** Stops the timers of the version. */
  readonly close: () => void;
}

interface SandboxOptions {
  /** Name of the version in Node's tools. */
  readonly name: string;
  /** File from which the singletons are resolved. */
  readonly requireFrom: string;
  /** Called with errors that nothing awaits. */
  readonly onStray: (error: unknown) => void;
  /**
   * Reads a file of the version for its `fetch`. Resolves with undefined when the version has no such file.
   * @param address as browsers request it, as in `/assets/catalogue/data/products/10001.3f2a91c0aa.json`
   * @throws {TypeError} when the address is not one of the version's own files
   */
  readonly readFile: (address: string) => Promise<string | undefined>;
}

type OpenRealm = (
  host: object,
) => Pick<VersionSandbox, 'made'> & { readonly run: (code: unknown) => unknown };

/**
 * Creates a realm for the code of one version: prototypes, built-ins, timers and `process` are its own. It can read
 * the browser files of its own version, and reach no other file, socket or process; strings do not become code. The
 * singletons and the arguments of pages belong to the host's realm, which its process hardens (`hardenRealm.ts`).
 */
export function createVersionSandbox({
  name,
  requireFrom,
  onStray,
  readFile,
}: SandboxOptions): VersionSandbox {
  const timers = guardedTimers(onStray);
  // Without a prototype, because unknown globals are looked up there too.
  const context = vm.createContext(Object.create(null) as object, {
    name,
    codeGeneration: { strings: false, wasm: false },
  });
  const realm = (vm.runInContext(REALM_SOURCE, context) as OpenRealm)({
    ...platformFunctions(),
    timers: timers.functions,
    onStray,
    readFile,
    require: singletons(requireFrom),
  });
  return {
    made: realm.made,
    close: timers.stop,
    run: (source, filename) => {
      const script = new vm.Script(`(function (module, exports, require) {${source}\n})`, { filename });
      return realm.run(script.runInContext(context));
    },
  };
}

/** Creates a `require` of the singletons only, which all versions share; their exports are frozen. */
function singletons(requireFrom: string): (name: string) => unknown {
  const load = createRequire(requireFrom);
  const loaded = new Map<string, unknown>();
  return (name) => {
    if (!REQUIRABLE.includes(name)) throw new Error(`${name} is not available to server modules.`);
    if (!loaded.has(name)) loaded.set(name, Object.freeze({ ...(load(name) as object) }));
    return loaded.get(name);
  };
}
