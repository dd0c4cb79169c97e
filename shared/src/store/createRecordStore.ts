import { announce, onRecordChange, type WindowEvents } from '../events/windowEvents';
import { browserStorage, isKeptInMemory, type KeyValueStorage } from './browserStorage';

interface RecordOptions<Value, Event extends keyof WindowEvents> {
  /** Key in local storage. */
  readonly key: string;
  /** Announced after each change. */
  readonly event: Event;
  readonly describe: (value: Value) => WindowEvents[Event];
  /** Makes the best of whatever is stored; never throws. */
  readonly parse: (stored: unknown) => Value;
  readonly storage?: KeyValueStorage;
}

/** A record in browser storage, shared by every remote and every tab. */
export interface RecordStore<Value> {
  /** The record as it is stored now. Equal storage gives the identical value. */
  readonly read: () => Value;
  /**
   * Reads the record afresh, applies one change, saves and announces it; one at a time over all tabs.
   * @returns whether the browser stored it; if not, it lives as long as the page
   */
  readonly update: (change: (value: Value) => Value) => Promise<boolean>;
  readonly subscribe: (listener: () => void) => () => void;
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    // §8: a corrupted record is logged and ignored.
    console.warn('A stored record could not be read and is ignored.', error);
    return undefined;
  }
}

/** Holds other tabs back while a record is changed, where the browser can. */
async function alone<Result>(key: string, work: () => Result): Promise<Result> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  return navigator.locks.request(key, work);
}

export function createRecordStore<Value, Event extends keyof WindowEvents>({
  key,
  event,
  describe,
  parse,
  storage = browserStorage,
}: RecordOptions<Value, Event>): RecordStore<Value> {
  let last: { readonly text: string | null; readonly value: Value } | undefined;

  const read = () => {
    const text = storage.getItem(key);
    if (last?.text !== text) last = { text, value: parse(parseJson(text)) };
    return last.value;
  };

  return {
    read,
    async update(change) {
      const value = await alone(key, () => {
        const next = change(read());
        storage.setItem(key, JSON.stringify(next));
        return next;
      });
      announce(event, describe(value));
      return !isKeptInMemory(key);
    },
    subscribe: (listener) => onRecordChange(event, key, listener),
  };
}
