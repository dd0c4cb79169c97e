import { announce, onStoredChange, type WindowEvents } from '@tanabana/contract/events/windowEvents';
import { browserStorage, isInMemoryOnly, type KeyValueStorage, lastReadable } from './browserStorage';
import { createStorageLock } from './createStorageLock';

interface StoredValueOptions<Value, Event extends keyof WindowEvents> {
  readonly key: string;
  readonly event: Event;
  readonly describe: (value: Value) => WindowEvents[Event];
  /** Value if nothing is stored, or if the stored text is invalid and no earlier text was valid. */
  readonly empty: Value;
  /** Returns undefined for an invalid value. Never throws. */
  readonly parse: (stored: unknown) => Value | undefined;
  readonly storage?: KeyValueStorage;
}

/** A value in browser storage that all remotes and all tabs share. */
export interface StoredValue<Value> {
  /**
   * Returns the stored value, or the last valid one if the stored text is invalid (§4), with pending changes.
   * Returns the same object while the stored text and the pending changes stay the same.
   */
  readonly read: () => Value;
  /**
   * Applies a change, stores the result and dispatches the window event of the value. Updates of all tabs run one after
   * the other. Rejects if the change throws. Resolves with true if the browser stored the result.
   * @param change pure function, which `read` applies too while the update is pending
   */
  readonly update: (change: Change<Value>) => Promise<boolean>;
  /** Calls the listener when the stored value may have changed in any tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

type Change<Value> = (value: Value) => Value;

export function createStoredValue<Value, Event extends keyof WindowEvents>(
  options: StoredValueOptions<Value, Event>,
): StoredValue<Value> {
  const { key, event, describe, parse, storage = browserStorage } = options;
  const withLock = createStorageLock(key, storage);
  const stored = createStoredReader({ ...options, storage });
  const pending = new PendingChanges(parse);
  const listeners = new Set<() => void>();
  const read = () => pending.applyTo(stored());
  const notifyOf = (change: () => void) => {
    const before = read();
    change();
    if (read() !== before) listeners.forEach((listener) => listener());
  };

  /** Stores changes that still wait for the lock, because the page may end before its turn. */
  const storePending = () => {
    const value = read();
    if (value === stored()) return;
    storage.setItem(key, JSON.stringify(value));
    pending.clear();
  };

  return {
    read,
    async update(change) {
      const own = (value: Value) => change(value);
      notifyOf(() => pending.add(own));
      window.addEventListener('pagehide', storePending);
      try {
        await withLock(() => {
          // Not announced yet, because `read` returns the same value with the change in storage.
          if (pending.remove(own)) storage.setItem(key, JSON.stringify(own(stored())));
        });
      } finally {
        notifyOf(() => pending.remove(own));
      }
      announce(event, describe(read()));
      return !isInMemoryOnly(key);
    },
    subscribe(listener) {
      listeners.add(listener);
      const end = onStoredChange(event, key, listener);
      return () => {
        listeners.delete(listener);
        end();
      };
    },
  };
}

/** If the stored text is invalid, the function returns the last valid value. The function parses each text once. */
function createStoredReader<Value>({
  key,
  empty,
  parse,
  storage,
}: Pick<StoredValueOptions<Value, never>, 'key' | 'empty' | 'parse'> & {
  readonly storage: KeyValueStorage;
}) {
  let parsed: { readonly text: string | null; readonly value: Value } | undefined;
  let invalidText: string | null | undefined;

  /** Logs an invalid text once (§8). */
  const valueOf = (text: string | null) => {
    if (text === invalidText) return undefined;
    if (parsed?.text !== text) {
      const value = text === null ? empty : parse(parseJson(text));
      if (value === undefined) {
        console.warn(`The stored value "${key}" cannot be read and is ignored.`);
        invalidText = text;
        return undefined;
      }
      parsed = { text, value };
    }
    lastReadable().set(key, text);
    return parsed.value;
  };
  return () => valueOf(storage.getItem(key)) ?? valueOf(lastReadable().get(key) ?? null) ?? empty;
}

/** Changes that wait for the lock of the storage. Readers see their effect already. */
class PendingChanges<Value> {
  private changes: readonly Change<Value>[] = [];
  private applied:
    { readonly base: Value; readonly changes: readonly Change<Value>[]; readonly value: Value } | undefined;

  constructor(private readonly parse: (stored: unknown) => Value | undefined) {}

  add(change: Change<Value>): void {
    this.changes = [...this.changes, change];
  }

  /** Returns whether the change was pending. */
  remove(change: Change<Value>): boolean {
    const before = this.changes.length;
    this.changes = this.changes.filter((each) => each !== change);
    return this.changes.length < before;
  }

  clear(): void {
    this.changes = [];
  }

  /** Returns the same object while the value and the changes stay the same. */
  applyTo(base: Value): Value {
    const { changes } = this;
    if (changes.length === 0) return base;
    if (this.applied?.base !== base || this.applied.changes !== changes) {
      const value = changes.reduce(changeOrKeep, base);
      const parsed = value === base ? base : this.parse(parseJson(JSON.stringify(value)));
      this.applied = { base, changes, value: parsed ?? base };
    }
    return this.applied.value;
  }
}

/** Returns the value unchanged if the change throws, because `update` rejects with the error. */
function changeOrKeep<Value>(value: Value, change: Change<Value>): Value {
  try {
    return change(value);
  } catch {
    return value;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
