/** The methods of `Storage` that the records need. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

declare global {
  /**
   * Values that could not be stored, by key. It is global, because every deployable bundles its own copy of
   * this module, and all of them must read the same cart.
   */
  var tanabanaMemory: Map<string, string> | undefined;
}

function memory(): Map<string, string> {
  return (globalThis.tanabanaMemory ??= new Map<string, string>());
}

/** Whether a value is only in the page's memory, because the browser refused to store it. */
export function isInMemoryOnly(key: string): boolean {
  return memory().has(key);
}

/**
 * Local storage that never throws. If the browser refuses to write (blocked or full), the value stays in
 * memory for the life of the page; if it refuses to read, a record stays as it was last read (§4).
 */
export const browserStorage: KeyValueStorage = {
  getItem(key) {
    const unstored = memory().get(key);
    if (unstored !== undefined) return unstored;
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
      // A storage that cannot be written cannot be read either.
    }
  },
};

declare global {
  /**
   * The last readable text of each record, by key. It is global, because every deployable bundles its own
   * copy of this module, and another copy may write next.
   */
  var tanabanaLastReadable: Map<string, string | null> | undefined;
}

/**
 * The last readable text of each record, null if none was stored. It replaces a record that cannot be read
 * now (§4), for the life of the page.
 */
export function lastReadable(): Map<string, string | null> {
  return (globalThis.tanabanaLastReadable ??= new Map<string, string | null>());
}
