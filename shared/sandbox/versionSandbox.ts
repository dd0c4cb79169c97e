import { webcrypto } from 'node:crypto';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { guardedTimers } from './guardedTimers';
import { REALM_SOURCE } from './realm/realmSource';

/** Shared modules that server modules may require. */
export const REQUIRABLE: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
];

export interface VersionSandbox {
  /**
   * @param filename name of the module in stacks
   * @returns exports of the module
   * @throws errors that the module throws
   */
  readonly run: (source: string, filename: string) => unknown;
  /** Whether the value is a promise or an error that code of the version created. */
  readonly made: (value: unknown) => boolean;
  /** Stops the timers of the version. */
  readonly close: () => void;
}

interface SandboxOptions {
  /** Name of the version in debuggers. */
  readonly name: string;
  /** File relative to which shared modules such as React are resolved. */
  readonly requireFrom: string;
  /** Called with the errors that callbacks of timers and event listeners throw. */
  readonly onUncaughtError: (error: unknown) => void;
  /**
   * Reads a file of the version for the function `fetch` of the realm. Resolves with undefined if the version has no
   * such file.
   * @param address path that browsers request, as in `/assets/catalogue/data/products/10001.3f2a91c0aa.json`
   * @throws {TypeError} if the address is not the path of a file of the version
   */
  readonly readFile: (address: string) => Promise<string | undefined>;
}

type OpenRealm = (
  host: object,
) => Pick<VersionSandbox, 'made'> & { readonly run: (code: unknown) => unknown };

/**
 * Creates a realm for the code of one version, with separate prototypes, built-ins, timers and `process`. The code can
 * read the browser files of the version, but no other files, sockets or processes, and cannot compile strings. Shared
 * modules such as React, and the arguments that the host passes, belong to the realm of the host, which `hardenRealm`
 * protects.
 */
export function createVersionSandbox({
  name,
  requireFrom,
  onUncaughtError,
  readFile,
}: SandboxOptions): VersionSandbox {
  const timers = guardedTimers(onUncaughtError);
  // The global object has no prototype, because code could reach the host through an inherited global.
  const context = vm.createContext(Object.create(null) as object, {
    name,
    codeGeneration: { strings: false, wasm: false },
  });
  const realm = (vm.runInContext(REALM_SOURCE, context) as OpenRealm)({
    ...platformFunctions(),
    timers: timers.functions,
    onUncaughtError,
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

/**
 * Creates a `require` function for shared modules such as React. The exports are frozen, because all versions share the
 * modules.
 */
function singletons(requireFrom: string): (name: string) => unknown {
  const load = createRequire(requireFrom);
  const loaded = new Map<string, unknown>();
  return (name) => {
    if (!REQUIRABLE.includes(name)) throw new Error(`${name} is not available to server modules.`);
    if (!loaded.has(name)) loaded.set(name, Object.freeze({ ...(load(name) as object) }));
    return loaded.get(name);
  };
}

/** Host functions that `REALM_SOURCE` uses, except for timers. None of the functions reaches a file or a socket. */
function platformFunctions() {
  return {
    URL,
    URLSearchParams,
    TextDecoder,
    encode: (text: string) => new TextEncoder().encode(text),
    atob,
    btoa,
    now: () => performance.now(),
    randomUUID: () => webcrypto.randomUUID(),
    fillRandomly: (numbers: Uint8Array) => void webcrypto.getRandomValues(numbers),
    // Prints to standard error, because standard output is reserved for results of commands.
    print: (text: string) => console.error(text),
    mode: process.env.NODE_ENV,
  };
}
