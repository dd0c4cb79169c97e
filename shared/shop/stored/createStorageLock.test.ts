import fc from 'fast-check';
import type { KeyValueStorage } from './browserStorage';
import { createStorageLock, fingerprint } from './createStorageLock';

const KEY = 'count';

/** Simulates Web Locks. Exclusive locks are granted one at a time, and shared locks concurrently. */
function createLocks() {
  const held: { name: string }[] = [];
  let turns = Promise.resolve();
  const hold = async (name: string, work: () => Promise<void>) => {
    const lock = { name };
    held.push(lock);
    try {
      await work();
    } finally {
      held.splice(held.indexOf(lock), 1);
    }
  };
  return {
    held,
    query: () => Promise.resolve({ held: [...held] }),
    request(name: string, { mode }: { mode: LockMode }, work: () => Promise<void>) {
      if (mode === 'shared') return hold(name, work);
      const turn = turns.then(() => hold(name, work));
      turns = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Creates two tabs, each with its own storage. A write reaches the storage of the other tab after a delay. */
function createTabs(delay: number): [KeyValueStorage, KeyValueStorage] {
  const storages = [new Map<string, string>(), new Map<string, string>()];
  const tab = (
    own: Map<string, string> | undefined,
    other: Map<string, string> | undefined,
  ): KeyValueStorage => ({
    getItem: (key) => own?.get(key) ?? null,
    setItem(key, value) {
      own?.set(key, value);
      setTimeout(() => {
        other?.set(key, value);
        window.dispatchEvent(new StorageEvent('storage', { key }));
      }, delay);
    },
    removeItem: (key) => void own?.delete(key),
  });
  return [tab(storages[0], storages[1]), tab(storages[1], storages[0])];
}

const count = (storage: KeyValueStorage) => Number(storage.getItem(KEY) ?? 0);
const addOne = (storage: KeyValueStorage) => () => storage.setItem(KEY, String(count(storage) + 1));

const useLocks = (locks: unknown) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  globalThis.tanabanaMemory = undefined;
});

test('a storage lock loses no write when two tabs write fifty times each and storage is slow', async () => {
  useLocks(createLocks());
  const tabs = createTabs(30);
  const work = Promise.all(
    tabs.map(async (storage) => {
      const withLock = createStorageLock(KEY, storage);
      for (let times = 0; times < 50; times += 1) await withLock(addOne(storage));
    }),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  await work;
  expect(tabs.map(count)).toEqual([100, 100]);
});

test('a storage lock waits no longer than two seconds for a write that does not reach its tab', async () => {
  useLocks(createLocks());
  const [first, second] = createTabs(60_000);
  await createStorageLock(KEY, first)(addOne(first));
  const write = jest.fn();
  const late = createStorageLock(KEY, second)(write);
  await jest.advanceTimersByTimeAsync(1_900);
  expect(write).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await late;
  expect(write).toHaveBeenCalledTimes(1);
});

test('a storage lock holds one shared lock after the last write, and none two seconds later', async () => {
  const locks = createLocks();
  useLocks(locks);
  const [storage] = createTabs(0);
  const withLock = createStorageLock(KEY, storage);
  for (let times = 0; times < 5; times += 1) await withLock(addOne(storage));
  await jest.advanceTimersByTimeAsync(1);
  expect(locks.held).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(locks.held).toHaveLength(0);
});

test('a storage lock does not wait for writes to another stored value', async () => {
  useLocks(createLocks());
  const [first, second] = createTabs(60_000);
  await createStorageLock('another', first)(() => first.setItem('another', 'x'));
  const write = jest.fn();
  await createStorageLock(KEY, second)(write);
  expect(write).toHaveBeenCalledTimes(1);
});

test('a storage lock writes immediately in browsers without locks', async () => {
  const write = jest.fn();
  await createStorageLock(KEY, window.localStorage)(write);
  expect(write).toHaveBeenCalledTimes(1);
});

test('a storage lock writes in browsers that block locks together with storage', async () => {
  useLocks({ request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
  const write = jest.fn();
  await createStorageLock(KEY, window.localStorage)(write);
  expect(write).toHaveBeenCalledTimes(1);
});

test('a storage lock writes in browsers that do not tell which locks are held', async () => {
  useLocks({ ...createLocks(), query: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
  const write = jest.fn();
  await createStorageLock(KEY, window.localStorage)(write);
  expect(write).toHaveBeenCalledTimes(1);
});

test('a storage lock holds no shared lock for a stored value in memory', async () => {
  const locks = createLocks();
  useLocks(locks);
  const withLock = createStorageLock(KEY, window.localStorage);
  const write = () => {
    globalThis.tanabanaMemory = new Map([[KEY, 'value']]);
  };
  await withLock(write);
  await withLock(write);
  await jest.advanceTimersByTimeAsync(1);
  expect(locks.held).toHaveLength(0);
});

test('a storage lock rejects with the error of a write, and runs the next write', async () => {
  useLocks(createLocks());
  const [storage] = createTabs(0);
  const withLock = createStorageLock(KEY, storage);
  const fail = () => {
    throw new Error('no');
  };
  await expect(withLock(fail)).rejects.toThrow('no');
  await withLock(addOne(storage));
  expect(count(storage)).toBe(1);
});

test('fingerprint is equal for equal texts and differs for different ones', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(fingerprint(a) === fingerprint(b)).toBe(a === b);
    }),
    { numRuns: 1_000 },
  );
});

test('fingerprint is the length and the FNV-1a hash', () => {
  expect(fingerprint('')).toBe(`0-${(0x811c9dc5).toString(36)}`);
  expect(fingerprint('foobar')).toBe(`6-${(0xbf9cf968).toString(36)}`);
});

test('fingerprint distinguishes an empty text from a missing text', () => {
  expect(fingerprint('')).not.toBe(fingerprint(null));
});
