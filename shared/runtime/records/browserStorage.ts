import { lastReadable } from './lastReadable';

/** The three calls of `Storage` that the records need. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

declare global {
  /**
   * What could not be saved, by key. It hangs on the page, because every deployable bundles this module for
   * itself, and all of them have to see the same cart when the browser refuses to keep it.
   */
  var tanabanaMemory: Map<string, string> | undefined;
}

function memory(): Map<string, string> {
  return (globalThis.tanabanaMemory ??= new Map<string, string>());
}

/** Whether something had to be kept in the page's memory, because the browser would not store it. */
export function isKeptInMemory(key: string): boolean {
  return memory().has(key);
}

/**
 * Local storage that never throws: where the browser refuses to write (blocked, or full), the value is kept for
 * the life of the page; where it refuses to read, a record is what it was when it was last read (§4).
 */
export const browserStorage: KeyValueStorage = {
  getItem(key) {
    const kept = memory().get(key);
    if (kept !== undefined) return kept;
    try {
      return window.localStorage.getItem(key);
    } catch {
      return lastReadable().get(key) ?? null;
    }
  },
  setItem(key, value) {
    try {
      window.localStorage.setItem(key, value);
      memory().delete(key);
    } catch {
      memory().set(key, value);
    }
  },
  removeItem(key) {
    memory().delete(key);
    lastReadable().delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // What cannot be reached holds nothing.
    }
  },
};
