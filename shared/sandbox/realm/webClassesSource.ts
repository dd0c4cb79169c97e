/**
 * Source code of the classes `URL` and `URLSearchParams`, of events and of abort signals for the realm of a version.
 * `URL` and `URLSearchParams` use instances of the host's classes, in private fields. Events do not bubble, because a
 * server has no document.
 */
export const WEB_CLASSES_SOURCE = `
const ADOPTED = Symbol();
class URLSearchParams {
  #host;
  constructor(init = '', adopted) {
    this.#host = init === ADOPTED ? adopted : new host.URLSearchParams(isObject(init) ? '' : text(init));
    if (!isObject(init)) return;
    const pairs = Symbol.iterator in init ? [...init] : Object.entries(init);
    for (const [name, value] of pairs) this.append(name, value);
  }
  get size() { return this.#host.size; }
  append(name, value) { this.#host.append(text(name), text(value)); }
  delete(name, ...value) { this.#host.delete(text(name), ...value.map(text)); }
  get(name) { return this.#host.get(text(name)); }
  getAll(name) { return [...this.#host.getAll(text(name))]; }
  has(name, ...value) { return this.#host.has(text(name), ...value.map(text)); }
  set(name, value) { this.#host.set(text(name), text(value)); }
  sort() { this.#host.sort(); }
  toString() { return this.#host.toString(); }
  *keys() { for (const [name] of this.#host) yield name; }
  *values() { for (const [, value] of this.#host) yield value; }
  *entries() { for (const [name, value] of this.#host) yield [name, value]; }
  [Symbol.iterator]() { return this.entries(); }
  forEach(code, self) { for (const [name, value] of this) code.call(self, value, name, this); }
}
class URL {
  #host;
  #searchParams;
  constructor(address, base) {
    const words = base === undefined ? [text(address)] : [text(address), text(base)];
    this.#host = guarded(() => new host.URL(...words));
  }
  static canParse(...words) { return host.URL.canParse(...words.map(text)); }
  static {
    for (const part of ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash']) {
      Object.defineProperty(this.prototype, part, {
        configurable: true,
        enumerable: true,
        get() { return this.#host[part]; },
        set(value) {
          const word = text(value);
          guarded(() => { this.#host[part] = word; });
        },
      });
    }
  }
  get searchParams() { return (this.#searchParams ??= new URLSearchParams(ADOPTED, this.#host.searchParams)); }
  toString() { return this.href; }
  toJSON() { return this.href; }
}
class Event {
  constructor(type, { cancelable = false } = {}) {
    Object.assign(this, { type: text(type), cancelable, defaultPrevented: false, target: null, currentTarget: null });
  }
  preventDefault() { this.defaultPrevented = this.cancelable; }
}
class EventTarget {
  #listeners = new Map();
  addEventListener(type, listener, options) {
    const { once = false, signal } = isObject(options) ? options : {};
    const listeners = this.#listeners.get(type) ?? [];
    if (!listener || signal?.aborted || listeners.some((other) => other.listener === listener)) return;
    this.#listeners.set(type, [...listeners, { listener, once }]);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener));
  }
  removeEventListener(type, listener) {
    const listeners = this.#listeners.get(type) ?? [];
    this.#listeners.set(type, listeners.filter((other) => other.listener !== listener));
  }
  dispatchEvent(event) {
    event.target = event.currentTarget = this;
    for (const { listener, once } of this.#listeners.get(event.type) ?? []) {
      if (once) this.removeEventListener(event.type, listener);
      try {
        if (typeof listener === 'function') listener.call(this, event);
        else listener.handleEvent(event);
      } catch (error) {
        host.onUncaughtError(error);
      }
    }
    return !event.defaultPrevented;
  }
}
const named = (name, message) => Object.assign(new Error(message), { name });
const abort = (signal, reason = named('AbortError', 'This operation was aborted')) => {
  if (signal.aborted) return;
  Object.assign(signal, { aborted: true, reason });
  signal.dispatchEvent(new Event('abort'));
};
class AbortSignal extends EventTarget {
  aborted = false;
  reason = undefined;
  onabort = null;
  constructor() {
    super();
    this.addEventListener('abort', (event) => this.onabort?.(event));
  }
  throwIfAborted() { if (this.aborted) throw this.reason; }
  static abort(reason) {
    const signal = new AbortSignal();
    abort(signal, reason);
    return signal;
  }
  static timeout(milliseconds) {
    const signal = new AbortSignal();
    const late = named('TimeoutError', 'The operation was aborted due to timeout');
    host.timers.setTimeout(() => abort(signal, late), +milliseconds);
    return signal;
  }
  static any(signals) {
    const signal = new AbortSignal();
    for (const other of [...signals]) {
      if (other.aborted) abort(signal, other.reason);
      else other.addEventListener('abort', () => abort(signal, other.reason), { signal });
    }
    return signal;
  }
}
class AbortController {
  signal = new AbortSignal();
  abort(reason) { abort(this.signal, reason); }
}
`;
