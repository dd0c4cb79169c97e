import { createStoredValue } from './createStoredValue';

const KEY = 'numbers';

const createNumbers = () =>
  createStoredValue<readonly number[], 'wishlistUpdated'>({
    key: KEY,
    event: 'wishlistUpdated',
    describe: ({ length }) => ({ count: length }),
    empty: [],
    parse: (stored) => (Array.isArray(stored) ? stored.map(Number) : undefined),
  });

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

beforeEach(() => {
  window.localStorage.clear();
  globalThis.tanabanaMemory = undefined;
  globalThis.tanabanaLastReadable = undefined;
});

test('a stored value is empty before anything is stored, and logs nothing', () => {
  const warn = jest.spyOn(console, 'warn');
  expect(createNumbers().read()).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test('a stored value is the identical object for equal storage', () => {
  const store = createNumbers();
  window.localStorage.setItem(KEY, '[1]');
  const first = store.read();
  expect(store.read()).toBe(first);
  window.localStorage.setItem(KEY, '[2]');
  expect(store.read()).toEqual([2]);
});

test.each(['{half', '"words"', ''])('a stored value logs and ignores the corrupted text %p', (text) => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  window.localStorage.setItem(KEY, text);
  expect(createNumbers().read()).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
});

describe('a stored value that was read before and cannot be read now', () => {
  const unreadable = {
    'is corrupt': () => window.localStorage.setItem(KEY, '{broken'),
    'cannot be reached': () => void jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
  };

  beforeEach(() => {
    jest.spyOn(console, 'warn').mockReturnValue();
    window.localStorage.setItem(KEY, '[1,2]');
  });

  test.each(Object.entries(unreadable))('returns its last value when it %s (§4)', (_, spoil) => {
    const store = createNumbers();
    const value = store.read();
    spoil();
    expect(store.read()).toBe(value);
  });

  test.each(Object.entries(unreadable))(
    'does not lose data with the next change when it %s',
    async (_, spoil) => {
      createNumbers().read();
      spoil();
      // Updates the stored value through the store of another remote, which has not read it.
      await createNumbers().update((numbers) => [...numbers, 3]);
      jest.restoreAllMocks();
      expect(createNumbers().read()).toEqual([1, 2, 3]);
      expect(window.localStorage.getItem(KEY)).toBe('[1,2,3]');
    },
  );

  test('returns the newest value that any store of the page has read', () => {
    const [one, another] = [createNumbers(), createNumbers()];
    one.read();
    window.localStorage.setItem(KEY, '[1,2,3]');
    another.read();
    window.localStorage.setItem(KEY, '{broken');
    expect(one.read()).toEqual([1, 2, 3]);
    expect(one.read()).toBe(one.read());
  });

  test('becomes empty when it is removed, and stays empty when it is corrupt after that', () => {
    const store = createNumbers();
    store.read();
    window.localStorage.removeItem(KEY);
    expect(store.read()).toEqual([]);
    window.localStorage.setItem(KEY, '{broken');
    expect(store.read()).toEqual([]);
  });

  test('is logged once for any number of reads', () => {
    const store = createNumbers();
    store.read();
    window.localStorage.setItem(KEY, '{broken');
    store.read();
    store.read();
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test('is read again when another tab stores a valid one', () => {
    const store = createNumbers();
    store.read();
    window.localStorage.setItem(KEY, '{broken');
    store.read();
    window.localStorage.setItem(KEY, '[4]');
    expect(store.read()).toEqual([4]);
  });
});

test('an update changes the stored value, not the value read before', async () => {
  const store = createNumbers();
  store.read();
  window.localStorage.setItem(KEY, '[7]');
  expect(await store.update((numbers) => [...numbers, 8])).toBe(true);
  expect(window.localStorage.getItem(KEY)).toBe('[7,8]');
});

test("a stored value announces each change with the event's detail", async () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
  window.addEventListener('wishlistUpdated', listen);
  await createNumbers().update(() => [1, 2, 3]);
  window.removeEventListener('wishlistUpdated', listen);
  expect(heard).toEqual([{ count: 3 }]);
});

test('an update returns false if the browser does not store the change, which stays in memory', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const store = createNumbers();
  expect(await store.update(() => [1])).toBe(false);
  expect(await store.update((numbers) => [...numbers, 2])).toBe(false);
  expect(createNumbers().read()).toEqual([1, 2]);
});

test('an update changes and announces nothing if the change throws', async () => {
  const store = createNumbers();
  await store.update(() => [1]);
  const heard = jest.fn();
  const end = store.subscribe(heard);
  await expect(
    store.update(() => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  end();
  expect(store.read()).toEqual([1]);
  expect(heard).not.toHaveBeenCalled();
});

test('a stored value notifies its listeners of changes in this tab and in others, until they unsubscribe', async () => {
  const store = createNumbers();
  const heard = jest.fn();
  const end = store.subscribe(heard);
  await store.update(() => [1]);
  expect(heard).toHaveBeenCalled();
  heard.mockClear();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  end();
  await store.update(() => [2]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a stored value notifies its listeners when the page is restored from the back/forward cache', () => {
  const store = createNumbers();
  const heard = jest.fn();
  const end = store.subscribe(heard);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(1);
  end();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('a pending change', () => {
  test('is read immediately, and notifies listeners', async () => {
    const store = createNumbers();
    const heard = jest.fn(() => store.read());
    const end = store.subscribe(heard);
    const stored = Promise.all([
      store.update((numbers) => [...numbers, 1]),
      store.update((numbers) => [...numbers, 2]),
    ]);
    expect(window.localStorage.getItem(KEY)).toBeNull();
    expect(store.read()).toEqual([1, 2]);
    expect(store.read()).toBe(store.read());
    expect(heard.mock.results.map(({ value }) => value as unknown)).toEqual([[1], [1, 2]]);
    await stored;
    end();
    expect(window.localStorage.getItem(KEY)).toBe('[1,2]');
    expect(store.read()).toEqual([1, 2]);
  });

  test('is applied to a value that another tab stores first', async () => {
    const store = createNumbers();
    const stored = store.update((numbers) => [...numbers, 2]);
    window.localStorage.setItem(KEY, '[1]');
    expect(store.read()).toEqual([1, 2]);
    await stored;
    expect(window.localStorage.getItem(KEY)).toBe('[1,2]');
  });

  test('is read in the form in which it is stored', () => {
    const store = createNumbers();
    void store.update(() => [Number.NaN]);
    // JSON stores NaN as null, which `parse` converts to 0.
    expect(store.read()).toEqual([0]);
  });

  test('is not read after it has thrown', async () => {
    const store = createNumbers();
    const stored = store.update((numbers) => {
      if (numbers.length > 0) throw new Error('no');
      return [7];
    });
    expect(store.read()).toEqual([7]);
    window.localStorage.setItem(KEY, '[1]');
    await expect(stored).rejects.toThrow('no');
    expect(store.read()).toEqual([1]);
    window.localStorage.setItem(KEY, '[]');
    expect(store.read()).toEqual([]);
  });
});

describe('a change that still waits for the lock of another tab', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('is stored when the page ends, once', async () => {
    let grant: () => void = () => undefined;
    const request = (_: string, __: object, work: () => Promise<void>) =>
      new Promise<void>((done) => {
        grant = () => void work().then(done);
      });
    Object.defineProperty(navigator, 'locks', {
      value: { request, query: () => Promise.resolve({ held: [] }) },
      configurable: true,
    });
    const store = createNumbers();
    const update = store.update((numbers) => [...numbers, 1]);
    expect(window.localStorage.getItem(KEY)).toBeNull();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(window.localStorage.getItem(KEY)).toBe('[1]');
    // The page is restored from the back/forward cache, and gets the locks for the change and for its announcement.
    grant();
    await new Promise((resolve) => setTimeout(resolve));
    grant();
    await update;
    expect(store.read()).toEqual([1]);
  });
});
