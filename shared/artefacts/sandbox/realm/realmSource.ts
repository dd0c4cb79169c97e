import { CLONE_SOURCE } from './cloneSource';
import { EVENT_SOURCE } from './eventSource';
import { URL_SOURCE } from './urlSource';

/**
 * Runs inside the realm of a version, before its code, and defines the platform's globals there. It is text, because
 * every function has to belong to that realm: through the constructor of a host function, code would reach the host.
 * Host functions take and return plain values; their errors are created again in the realm.
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
${URL_SOURCE}
${EVENT_SOURCE}
${CLONE_SOURCE}
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
