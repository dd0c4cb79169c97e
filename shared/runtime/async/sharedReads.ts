/** Returns the result of reading a key; concurrent calls share one read. */
export type SharedReads = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Shares reads by key: all who ask get one promise. A read that fails is forgotten, so the next one tries again.
 * @param keeps whether a read that is done is shared too, or how many are: beyond, the one that was begun first is
 * forgotten; when not, only while it is under way
 */
export function createSharedReads({ keeps }: { readonly keeps: boolean | number }): SharedReads {
  const reads = new Map<string, Promise<unknown>>();
  return <Value>(key: string, read: () => Promise<Value>) => {
    const known = reads.get(key) as Promise<Value> | undefined;
    if (known) return known;
    const forget = () => void reads.delete(key);
    const reading = read();
    reads.set(key, reading);
    reading.then(keeps ? undefined : forget, forget);
    const [oldest] = reads.keys();
    if (oldest !== undefined && typeof keeps === 'number' && reads.size > keeps) reads.delete(oldest);
    return reading;
  };
}
