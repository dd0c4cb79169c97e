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
   * Reads the stored record, or its last readable state if it cannot be read now (§4). Equal storage returns
   * the identical value.
   */
  readonly read: () => Value;
  /**
   * Reads the record again, applies one change, stores it and dispatches the event. Only one update runs at a
   * time over all tabs. If the change throws, the record stays unchanged and the promise rejects.
   * @returns whether the browser stored it; if not, the record lives in the page's memory
   */
  readonly update: (change: (value: Value) => Value) => Promise<boolean>;
  /** Calls the listener when the record may have changed, in this tab or in another. */
  readonly subscribe: (listener: () => void) => () => void;
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

  const read = () => valueOf(storage.getItem(key)) ?? valueOf(lastReadable().get(key) ?? null) ?? empty;

  return {
    read,
    async update(change) {
      await withLock(() => storage.setItem(key, JSON.stringify(change(read()))));
      announce(event, describe(read()));
      return !isInMemoryOnly(key);
    },
    subscribe: (listener) => onRecordChange(event, key, listener),
  };
}
