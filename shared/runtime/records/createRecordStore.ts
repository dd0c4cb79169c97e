import { announce, onRecordChange, type WindowEvents } from '../events/windowEvents';
import { browserStorage, isInMemoryOnly, type KeyValueStorage } from './browserStorage';
import { lastReadable } from './browserStorage';
import { createStorageLock } from './createStorageLock';

interface RecordOptions<Value, Event extends keyof WindowEvents> {
  /** Key in local storage. */
  readonly key: string;
  /** Dispatched after each change. */
  readonly event: Event;
  readonly describe: (value: Value) => WindowEvents[Event];
  /** Value of a record that is not stored, or could never be read. */
  readonly empty: Value;
  /** Parses a stored record as far as possible; undefined if it cannot be read. Never throws. */
  readonly parse: (stored: unknown) => Value | undefined;
  readonly storage?: KeyValueStorage;
}

/** A record in browser storage, shared by every remote and every tab. */
export interface RecordStore<Value> {
  /**
   * Reads the stored record, or its last readable state if it cannot be read now (§4), with the changes that this
   * store has yet to write. Equal storage returns the identical value.
   */
  readonly read: () => Value;
  /**
   * Reads the record again, applies one change, stores it and dispatches the event. Only one update runs at a
   * time over all tabs. If the change throws, the record stays unchanged and the promise rejects.
   * @param change without side effects: it is applied for `read` too until it is stored
   * @returns whether the browser stored it; if not, the record lives in the page's memory
   */
  readonly update: (change: Change<Value>) => Promise<boolean>;
  /** Calls the listener when the record may have changed, in this tab or in another. */
  readonly subscribe: (listener: () => void) => () => void;
}

type Change<Value> = (value: Value) => Value;

/** Applies a change that is not stored yet. A change that throws will not be stored. */
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

  /**
   * Parses a stored text. An unreadable text is logged once and ignored (§8).
   * @returns undefined for an unreadable text
   */
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
  /** Changes that are not stored yet, in order. */
  let pending: readonly Change<Value>[] = [];
  let expected: { readonly base: Value; readonly changes: typeof pending; readonly value: Value } | undefined;

  /** The record as it will be stored: nothing displays or sends a value that the visitor has changed. */
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
