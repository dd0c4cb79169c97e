import { createSharedReads } from './sharedReads';

test('shares one read of a key among concurrent and later calls', async () => {
  const shared = createSharedReads({ cache: true });
  const read = jest.fn(() => Promise.resolve('rugs'));
  await Promise.all([shared('a', read), shared('a', read)]);
  expect(await shared('a', read)).toBe('rugs');
  expect(read).toHaveBeenCalledTimes(1);
  await shared('b', read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('reads again after a failure', async () => {
  const shared = createSharedReads({ cache: true });
  await expect(shared('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await shared('a', () => Promise.resolve('rugs'))).toBe('rugs');
});

test('evicts the oldest result when the cache is full', async () => {
  const shared = createSharedReads({ cache: 2 });
  const read = jest.fn((value: string) => Promise.resolve(value));
  for (const key of ['a', 'b', 'c', 'b', 'a']) expect(await shared(key, () => read(key))).toBe(key);
  expect(read.mock.calls).toEqual([['a'], ['b'], ['c'], ['a']]);
});

test('without a cache, reads again after a read has ended', async () => {
  const shared = createSharedReads({ cache: false });
  const read = jest.fn(() => Promise.resolve('rugs'));
  await Promise.all([shared('a', read), shared('a', read)]);
  expect(read).toHaveBeenCalledTimes(1);
  await shared('a', read);
  expect(read).toHaveBeenCalledTimes(2);
});
