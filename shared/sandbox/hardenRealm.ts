/**
 * Built-ins of the main realm. Untrusted code can reach these built-ins through shared modules such as React, through
 * arguments, or through caught errors.
 */
const SHARED = [
  ...[Object, Function, Array, Number, String, Boolean, Symbol, BigInt, Date, RegExp, Promise, Proxy],
  ...[Map, Set, WeakMap, WeakSet, WeakRef, FinalizationRegistry, ArrayBuffer, SharedArrayBuffer, DataView],
  ...[Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array],
  ...[Float32Array, Float64Array, BigInt64Array, BigUint64Array, Object.getPrototypeOf(Uint8Array) as object],
  ...[Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError],
  ...[URL, URLSearchParams, TextEncoder, TextDecoder, AbortController, AbortSignal, Event, EventTarget],
  ...[Reflect, JSON, Math, Atomics],
] as readonly object[];

/**
 * Prototypes whose properties are overridden on instances, as in `error.name = 'AbortError'`. Such assignments fail if
 * the prototype is only frozen, so `allowOverriding` is called first.
 */
const INHERITED = [
  ...[Object, Function, Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError],
  AggregateError,
].map(({ prototype }) => prototype as object);

/** Members of `process` that lead to files, native code and other processes. */
const REMOVED_FROM_PROCESS = [
  ...['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'mainModule', 'loadEnvFile', 'report'],
  ...['kill', '_kill', '_debugProcess', '_debugEnd', 'execve', 'chdir', 'openStdin', 'stdin', 'umask'],
  ...['setuid', 'seteuid', 'setgid', 'setegid', 'setgroups', 'initgroups', 'setSourceMapsEnabled'],
  ...['_getActiveHandles', '_getActiveRequests', '_getActiveResources', 'permission', 'finalization'],
];

/** Globals that open connections. */
const REMOVED_GLOBALS = ['fetch', 'WebSocket', 'EventSource'];

/**
 * Hardens the main realm of a process that runs untrusted code in separate realms. Freezes the built-ins, so that no
 * version can change them for the process or for other versions. Removes functions that reach files, sockets and other
 * processes. Call `hardenRealm` after loading all modules that need these functions. Start the process with
 * `--disallow-code-generation-from-strings`.
 */
export function hardenRealm(): void {
  for (const prototype of INHERITED) allowOverriding(prototype);
  sealError();
  for (const shared of [...SHARED, ...hiddenPrototypes()]) {
    freezeWithMethods(shared);
    if ('prototype' in shared) freezeWithMethods(shared.prototype as object);
  }
  for (const name of REMOVED_FROM_PROCESS) removeProperty(process, name);
  for (const name of REMOVED_GLOBALS) removeProperty(globalThis, name);
}

/**
 * Freezes `Error`, except for two properties that React sets: `stackTraceLimit` stays writable, and assignments to
 * `prepareStackTrace` are ignored and do not throw.
 */
function sealError(): void {
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => undefined });
  freezeMethods(Error);
  for (const key of Reflect.ownKeys(Error)) {
    if ('value' in (Object.getOwnPropertyDescriptor(Error, key) ?? {})) {
      Object.defineProperty(Error, key, { writable: key === 'stackTraceLimit', configurable: false });
    }
  }
  Object.preventExtensions(Error);
}

/** Returns the prototypes of iterators, generators and async functions, which no global variable refers to. */
function hiddenPrototypes(): readonly object[] {
  const samples: readonly unknown[] = [
    function* () {
      yield 1;
    },
    async () => {
      await Promise.resolve();
    },
    async function* () {
      yield await Promise.resolve(1);
    },
    [][Symbol.iterator](),
    ''[Symbol.iterator](),
    new Map().entries(),
    new Set().values(),
    'a'.matchAll(/a/g),
  ];
  return samples.flatMap((sample) => {
    const prototype = Object.getPrototypeOf(sample) as object;
    return [
      prototype,
      (prototype as { constructor: object }).constructor,
      Object.getPrototypeOf(prototype) as object,
    ];
  });
}

/**
 * Replaces properties of a prototype with accessors, so that instances can override the properties of a frozen
 * prototype.
 */
function allowOverriding(prototype: object): void {
  for (const key of ['constructor', 'toString', 'valueOf', 'name', 'message']) {
    const present = Object.getOwnPropertyDescriptor(prototype, key);
    if (!present?.writable) continue;
    const value: unknown = present.value;
    Object.defineProperty(prototype, key, {
      get: () => value,
      set(this: object, own: unknown) {
        if (this === prototype) throw new TypeError(`${key} is read-only.`);
        Object.defineProperty(this, key, {
          value: own,
          configurable: true,
          enumerable: true,
          writable: true,
        });
      },
    });
  }
}

function freezeMethods(shared: object): void {
  for (const key of Reflect.ownKeys(shared)) {
    const { value } = (Object.getOwnPropertyDescriptor(shared, key) ?? {}) as { value?: unknown };
    if (typeof value === 'function' && value !== Error) Object.freeze(value);
  }
}

function freezeWithMethods(shared: object): void {
  freezeMethods(shared);
  if (shared !== Error) Object.freeze(shared);
}

function removeProperty(from: object, name: string): void {
  if (name in from) Object.defineProperty(from, name, { value: undefined });
}
