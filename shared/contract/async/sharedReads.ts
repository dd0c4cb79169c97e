export type SharedReads = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Creates a function that shares concurrent reads of the same key. Failed reads are not cached.
 * @param cache `true` caches all results, a number limits the cached results, and `false` caches no results
 */
export function createSharedReads({ cache }: { readonly cache: boolean | number }): SharedReads {
  const reads = new Map<string, Promise<unknown>>();
  return <Value>(key: string, read: () => Promise<Value>) => {
    const cached = reads.get(key) as Promise<Value> | undefined;
    if (cached) return cached;
    const evict = () => void reads.delete(key);
    const reading = read();
    reads.set(key, reading);
    reading.then(cache ? undefined : evict, evict);
    const [oldest] = reads.keys();
    if (oldest !== undefined && typeof cache === 'number' && reads.size > cache) reads.delete(oldest);
    return reading;
  };
}
