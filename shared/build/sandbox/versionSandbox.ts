import { createRequire } from 'node:module';
import vm from 'node:vm';
import { guardedTimers } from './guardedTimers';
import { platformFunctions } from './platformFunctions';
import { REALM_SOURCE } from './realm/realmSource';

/** What server modules may require: the singletons that a page is rendered with. */
export const REQUIRABLE: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
];

/** Where the code of one version runs. */
export interface VersionSandbox {
  /**
   * Runs a module.
   * @param filename as stacks name it
   * @returns its exports
   * @throws what the module throws
   */
  readonly run: (source: string, filename: string) => unknown;
  /** Whether a promise or an error was made by this version's code. */
  readonly made: (value: unknown) => boolean;
  /** Stops the timers of the version. */
  readonly close: () => void;
}

interface SandboxOptions {
  /** Names the version in the tools of Node. */
  readonly name: string;
  /** File from which the singletons are resolved. */
  readonly requireFrom: string;
  /** Told of errors that nobody waits for. */
  readonly onStray: (error: unknown) => void;
  /** Reads a file of the version for its `fetch`. */
  readonly readFile: ReadOwnFile;
}

/**
 * Reads a file of a version.
 * @param address as browsers ask for it, as in `/assets/catalogue/data/products/10001.3f2a91c0aa.json`
 * @returns its text, or undefined when the version has no such file
 * @throws {TypeError} when the address is not one of the version's own files
 */
type ReadOwnFile = (address: string) => Promise<string | undefined>;

/** What the source of a realm gives back: see `realmSource.ts`. */
type OpenRealm = (host: object) => {
  readonly made: VersionSandbox['made'];
  readonly run: (code: unknown) => unknown;
};

/**
 * Makes a realm for the code of one version: prototypes, built-ins, timers and `process` are its own. There is no
 * file, socket or process that it could reach but the files of its own version, and no text becomes code. The
 * singletons, and what pages are given, belong to the realm around it, which its process hardens (`hardenRealm.ts`).
 */
export function createVersionSandbox({
  name,
  requireFrom,
  onStray,
  readFile,
}: SandboxOptions): VersionSandbox {
  const timers = guardedTimers(onStray);
  // Globals that are not found are looked for in this object, and in its prototype if it had one.
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

/** Gives the singletons as they are for all versions, and nothing else; no version can replace what they export. */
function singletons(requireFrom: string): (name: string) => unknown {
  const load = createRequire(requireFrom);
  const given = new Map<string, unknown>();
  return (name) => {
    if (!REQUIRABLE.includes(name)) throw new Error(`${name} is not there for server modules.`);
    if (!given.has(name)) given.set(name, Object.freeze({ ...(load(name) as object) }));
    return given.get(name);
  };
}
