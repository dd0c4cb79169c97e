import { announce, onRecordChange, type WindowEvents } from '../events/windowEvents';
import { browserStorage, isKeptInMemory, type KeyValueStorage } from './browserStorage';
import { lastReadable } from './lastReadable';
import { createWriteTurns } from './withStorageLock';

interface RecordOptions<Value, Event extends keyof WindowEvents> {
  /** Key in local storage. */
  readonly key: string;
  /** Announced after each change. */
  readonly event: Event;
  readonly describe: (value: Value) => WindowEvents[Event];
  /** Stands for a record that is not stored, or was past reading from the first. */
  readonly empty: Value;
  /** Makes the best of whatever is stored, or nothing if it is past reading; never throws. */
  readonly parse: (stored: unknown) => Value | undefined;
  readonly storage?: KeyValueStorage;
}

/** A record in browser storage, shared by every remote and every tab. */
export interface RecordStore<Value> {
  /**
   * The record as it is stored now; while that cannot be read, as the page last read it (§4). Equal storage gives
   * the identical value.
   */
  readonly read: () => Value;
  /**
   * Reads the record afresh, applies one change, saves and announces it; one at a time over all tabs. A change
   * that throws changes nothing and rejects.
   * @returns whether the browser stored it; if not, it lives as long as the page
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
  const inTurn = createWriteTurns(key, storage);
  let last: { readonly text: string | null; readonly value: Value } | undefined;
  let ignored: string | null | undefined;

  /** Nothing if the text is past reading: it is logged, once, and ignored (§8). */
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
      await inTurn(() => storage.setItem(key, JSON.stringify(change(read()))));
      announce(event, describe(read()));
      return !isKeptInMemory(key);
    },
    subscribe: (listener) => onRecordChange(event, key, listener),
  };
}
