import { announce, onRecordChange, type WindowEvents } from '../events/windowEvents';
import { browserStorage, isInMemoryOnly, type KeyValueStorage, lastReadable } from './browserStorage';
import { createStorageLock } from './createStorageLock';

interface RecordOptions<Value, Event extends keyof WindowEvents> {
  readonly key: string;
  readonly event: Event;
  readonly describe: (value: Value) => WindowEvents[Event];
  /** Value of a missing record, and of an invalid record without an earlier valid text. */
  readonly empty: Value;
  /** Parses a stored value. Returns undefined for an invalid value. Never throws. */
  readonly parse: (stored: unknown) => Value | undefined;
  readonly storage?: KeyValueStorage;
}

/** A record in browser storage that all remotes and all tabs share. */
export interface RecordStore<Value> {
  /**
   * Returns the stored record, or the last valid record if the stored text is invalid (§4), with pending changes.
   * Returns the same object while the stored text and the pending changes stay the same.
   */
  readonly read: () => Value;
  /**
   * Applies a change, stores the record and dispatches the window event of the record. Updates of all tabs run one
   * after the other. Rejects if the change throws. Resolves with true if the browser stored the record.
   * @param change pure function, which `read` applies too while the update is pending
   */
  readonly update: (change: Change<Value>) => Promise<boolean>;
  /** Calls the listener when the record may have changed in any tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

type Change<Value> = (value: Value) => Value;

/**
 * Applies a pending change to a value. Returns the value unchanged if the change throws, because `update` rejects with
 * the error.
 */
function applied<Value>(value: Value, change: Change<Value>): Value {
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

/** Creates a store of one record in browser storage. */
export function createRecordStore<Value, Event extends keyof WindowEvents>({
  key,
  event,
  describe,
  empty,
  parse,
  storage = browserStorage,
}: RecordOptions<Value, Event>): RecordStore<Value> {
  const withLock = createStorageLock(key, storage);
  let last: { readonly text: string | null; readonly value: Value } | undefined;
  let ignored: string | null | undefined;

  /** Parses a stored text. Logs an invalid text once (§8). */
  const valueOf = (text: string | null) => {
    if (text === ignored) return undefined;
    if (last?.text !== text) {
      const value = text === null ? empty : parse(parseJson(text));
      if (value === undefined) {
        console.warn(`The record "${key}" in storage cannot be read and is ignored.`);
        ignored = text;
        return undefined;
      }
      last = { text, value };
    }
    lastReadable().set(key, text);
    return last.value;
  };

  const stored = () => valueOf(storage.getItem(key)) ?? valueOf(lastReadable().get(key) ?? null) ?? empty;

  const listeners = new Set<() => void>();
  let pending: readonly Change<Value>[] = [];
  let expected: { readonly base: Value; readonly changes: typeof pending; readonly value: Value } | undefined;

  const read = () => {
    const base = stored();
    if (pending.length === 0) return base;
    if (expected?.base !== base || expected.changes !== pending) {
      const value = pending.reduce(applied, base);
      const parsed = value === base ? base : parse(parseJson(JSON.stringify(value)));
      expected = { base, changes: pending, value: parsed ?? base };
    }
    return expected.value;
  };

  const setPending = (changes: typeof pending) => {
    const before = read();
    pending = changes;
    if (read() !== before) listeners.forEach((listener) => listener());
  };

  return {
    read,
    async update(change) {
      const own = (value: Value) => change(value);
      const others = () => pending.filter((each) => each !== own);
      setPending([...pending, own]);
      try {
        await withLock(() => {
          storage.setItem(key, JSON.stringify(own(stored())));
          pending = others();
        });
      } finally {
        setPending(others());
      }
      announce(event, describe(read()));
      return !isInMemoryOnly(key);
    },
    subscribe(listener) {
      listeners.add(listener);
      const end = onRecordChange(event, key, listener);
      return () => {
        listeners.delete(listener);
        end();
      };
    },
  };
}
