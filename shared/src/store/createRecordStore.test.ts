import { createRecordStore } from './createRecordStore';

const KEY = 'numbers';

const createNumbers = () =>
  createRecordStore<readonly number[], 'wishlistUpdated'>({
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
});

it('is empty before anything was stored, without a word', () => {
  const warn = jest.spyOn(console, 'warn');
  expect(createNumbers().read()).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it('gives the identical value for equal storage', () => {
  const store = createNumbers();
  window.localStorage.setItem(KEY, '[1]');
  const first = store.read();
  expect(store.read()).toBe(first);
  window.localStorage.setItem(KEY, '[2]');
  expect(store.read()).toEqual([2]);
});

it.each(['{half', '"words"', ''])('logs and ignores the corrupted text %p', (text) => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  window.localStorage.setItem(KEY, text);
  expect(createNumbers().read()).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('changes what is stored now, not what it read before', async () => {
  const store = createNumbers();
  store.read();
  window.localStorage.setItem(KEY, '[7]');
  expect(await store.update((numbers) => [...numbers, 8])).toBe(true);
  expect(window.localStorage.getItem(KEY)).toBe('[7,8]');
});

it('announces each change with what the event carries', async () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
  window.addEventListener('wishlistUpdated', listen);
  await createNumbers().update(() => [1, 2, 3]);
  window.removeEventListener('wishlistUpdated', listen);
  expect(heard).toEqual([{ count: 3 }]);
});

it('says that the browser did not store a change, and keeps it all the same', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const store = createNumbers();
  expect(await store.update(() => [1])).toBe(false);
  expect(await store.update((numbers) => [...numbers, 2])).toBe(false);
  expect(createNumbers().read()).toEqual([1, 2]);
});

it('changes and announces nothing if the change throws', async () => {
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

it('tells its listeners of changes in this tab and in others, until they leave', async () => {
  const store = createNumbers();
  const heard = jest.fn();
  const end = store.subscribe(heard);
  await store.update(() => [1]);
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  end();
  await store.update(() => [2]);
  expect(heard).toHaveBeenCalledTimes(3);
});
