import { WEB_CLASSES_SOURCE } from './webClassesSource';

/**
 * Source of a function that defines the globals in the realm of a version, before the code of the version runs. Every
 * global function must be created in the realm, because code could reach the host through the constructor of a host
 * function. Host functions take and return plain values. An error of a host function is replaced with an equal error of
 * the realm.
 */
export const REALM_SOURCE = `(host) => {
'use strict';
const KINDS = { EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };
const text = (value) => \`\${value}\`;
const isObject = (value) => typeof value === 'object' && value !== null;
const translated = (error) => {
  const own = new (KINDS[error.name] ?? Error)(text(error.message));
  if (error.code !== undefined) own.code = text(error.code);
  return own;
};
const guarded = (action) => {
  try {
    return action();
  } catch (error) {
    throw translated(error);
  }
};
const lent = (work) => (...values) => guarded(() => work(...values));
${WEB_CLASSES_SOURCE}
// Clones primitive values, arrays, plain objects, maps, sets, dates, regular expressions, buffers and errors.
const cloneOf = (value, seen) => {
  if (typeof value === 'function' || typeof value === 'symbol') throw named('DataCloneError', 'The value could not be cloned.');
  if (!isObject(value)) return value;
  if (seen.has(value)) return seen.get(value);
  const copy = emptyCloneOf(value);
  seen.set(value, copy);
  if (copy instanceof Map) for (const [key, item] of value) copy.set(cloneOf(key, seen), cloneOf(item, seen));
  else if (copy instanceof Set) for (const item of value) copy.add(cloneOf(item, seen));
  else if (Array.isArray(copy) || Object.getPrototypeOf(copy) === Object.prototype) {
    for (const key of Object.keys(value)) {
      const item = cloneOf(value[key], seen);
      Object.defineProperty(copy, key, { value: item, configurable: true, enumerable: true, writable: true });
    }
  }
  return copy;
};
const emptyCloneOf = (value) => {
  if (Array.isArray(value)) return new Array(value.length);
  if (value instanceof Map) return new Map();
  if (value instanceof Set) return new Set();
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof RegExp) return new RegExp(value.source, value.flags);
  if (value instanceof ArrayBuffer) return value.slice(0);
  if (value instanceof DataView) return new DataView(value.buffer.slice(0), value.byteOffset, value.byteLength);
  if (ArrayBuffer.isView(value)) return value.slice();
  if (value instanceof Error) {
    return Object.assign(new (KINDS[value.name] ?? Error)(value.message), { stack: value.stack });
  }
  if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet || value instanceof WeakRef) {
    throw named('DataCloneError', 'The value could not be cloned.');
  }
  return {};
};
const structuredClone = (value) => cloneOf(value, new Map());
class TextEncoder {
  get encoding() { return 'utf-8'; }
  encode(value = '') { return new Uint8Array(host.encode(text(value))); }
}
class TextDecoder {
  #host;
  constructor(label = 'utf-8') {
    const word = text(label);
    this.#host = guarded(() => new host.TextDecoder(word));
  }
  get encoding() { return this.#host.encoding; }
  decode(bytes = new Uint8Array()) { return guarded(() => this.#host.decode(bytes)); }
}
const shown = (word) => {
  try {
    return typeof word === 'string' ? word : word instanceof Error ? text(word.stack) : (JSON.stringify(word) ?? text(word));
  } catch {
    return 'A value that cannot be shown.';
  }
};
const print = (...words) => host.print(words.map(shown).join(' '));
const { setTimeout, setInterval, clearTimeout, clearInterval, queueMicrotask } = host.timers;
const globals = {
  URL,
  URLSearchParams,
  Event,
  EventTarget,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  structuredClone,
  setTimeout: (code, delay, ...values) => setTimeout(() => code(...values), +delay),
  setInterval: (code, delay, ...values) => setInterval(() => code(...values), +delay),
  clearTimeout: (id) => clearTimeout(id),
  clearInterval: (id) => clearInterval(id),
  queueMicrotask: (code) => queueMicrotask(() => code()),
  atob: (value) => lent(host.atob)(text(value)),
  btoa: (value) => lent(host.btoa)(text(value)),
  performance: { now: () => host.now() },
  crypto: {
    randomUUID: () => host.randomUUID(),
    getRandomValues: (numbers) => {
      guarded(() => host.fillRandomly(numbers));
      return numbers;
    },
  },
  console: { log: print, info: print, debug: print, warn: print, error: print },
  process: { env: { NODE_ENV: host.mode } },
  fetch: async (address) => {
    const requested = text(address);
    let read;
    try {
      read = await host.readFile(requested);
    } catch (error) {
      throw translated(error);
    }
    return {
      ok: read !== undefined,
      status: read === undefined ? 404 : 200,
      text: async () => read ?? '',
      json: async () => JSON.parse(read ?? ''),
    };
  },
};
for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
const require = lent(host.require);
return {
  made: (value) => value instanceof Promise || value instanceof Error,
  run: (code) => {
    const module = { exports: {} };
    code(module, module.exports, require);
    return module.exports;
  },
};
}`;
