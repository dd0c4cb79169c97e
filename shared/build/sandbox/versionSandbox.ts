import { createRequire } from 'node:module';
import vm from 'node:vm';
import { guardedTimers } from './guardedTimers';
import { ownFilesFetch, type ReadOwnFile } from './ownFilesFetch';
import { platformGlobals } from './platformGlobals';

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

type Run = (module: { exports: unknown }, exports: unknown, require: (name: string) => unknown) => void;

/**
 * Makes globals for the code of one version: prototypes, built-ins, timers and `process` are its own. There is no
 * file, socket or process that it could reach but the files of its own version, and no text becomes code. This guards against accidents, not against
 * somebody who wants out: what the platform and the singletons give belongs to the realm around it.
 */
export function createVersionSandbox({
  name,
  requireFrom,
  onStray,
  readFile,
}: SandboxOptions): VersionSandbox {
  const timers = guardedTimers(onStray);
  const context = vm.createContext(
    { ...platformGlobals(), ...timers.globals },
    { name, codeGeneration: { strings: false, wasm: false } },
  );
  context.fetch = ownFilesFetch(context, readFile);
  const made = vm.runInContext(
    '(value) => value instanceof Promise || value instanceof Error',
    context,
  ) as VersionSandbox['made'];
  const require = singletons(requireFrom);
  return {
    made,
    close: timers.stop,
    run: (source, filename) => {
      const script = new vm.Script(`(function (module, exports, require) {${source}\n})`, { filename });
      const module: { exports: unknown } = { exports: {} };
      (script.runInContext(context) as Run)(module, module.exports, require);
      return module.exports;
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
