/** Events and abort signals, without bubbling, because there is no tree on a server. */
export const EVENT_SOURCE = `
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
        host.onStray(error);
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
