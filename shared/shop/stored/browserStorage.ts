export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// The two maps are global variables, because every deployable bundles its own instance of this module, and all
// instances share the maps.
declare global {
  /** Values that the browser refused to store, by key. */
  var tanabanaMemory: Map<string, string> | undefined;
  /** Text of each stored value at the last successful read of the storage, by key. Null if the key was missing. */
  var tanabanaLastReadable: Map<string, string | null> | undefined;
}

function memory(): Map<string, string> {
  return (globalThis.tanabanaMemory ??= new Map<string, string>());
}

/** Whether the browser refused to store the value of a key. */
export function isInMemoryOnly(key: string): boolean {
  return memory().has(key);
}

const safeStorage = (area: 'localStorage' | 'sessionStorage'): KeyValueStorage => ({
  getItem(key) {
    const unstored = memory().get(key);
    if (unstored !== undefined) return unstored;
    try {
      return window[area].getItem(key);
    } catch {
      return lastReadable().get(key) ?? null;
    }
  },
  setItem(key, value) {
    try {
      window[area].setItem(key, value);
      memory().delete(key);
    } catch {
      memory().set(key, value);
    }
  },
  removeItem(key) {
    memory().delete(key);
    lastReadable().delete(key);
    try {
      window[area].removeItem(key);
    } catch {
      // Ignores the error. A browser that refuses to remove an item refuses all access, so `getItem` cannot read the
      // item either.
    }
  },
});

/**
 * Local storage that never throws. If the browser refuses a write, the value is stored in the page's memory. If the
 * browser refuses a read, the last readable text is returned (§4).
 */
export const browserStorage = safeStorage('localStorage');

/**
 * Session storage that never throws. The keys must differ from those of `browserStorage`, because the two storages
 * share the page's memory.
 */
export const tabStorage = safeStorage('sessionStorage');

/** All remotes of a page share the map. */
export function lastReadable(): Map<string, string | null> {
  return (globalThis.tanabanaLastReadable ??= new Map<string, string | null>());
}
