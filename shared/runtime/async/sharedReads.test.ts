import { createSharedReads } from './sharedReads';

test('shares one read among all who ask for a key', async () => {
  const shared = createSharedReads({ keeps: true });
  const read = jest.fn(() => Promise.resolve('rugs'));
  await Promise.all([shared('a', read), shared('a', read)]);
  expect(await shared('a', read)).toBe('rugs');
  expect(read).toHaveBeenCalledTimes(1);
  await shared('b', read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('reads again after a failure', async () => {
  const shared = createSharedReads({ keeps: true });
  await expect(shared('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await shared('a', () => Promise.resolve('rugs'))).toBe('rugs');
});

test('forgets the read that was begun first when it keeps as many as it may', async () => {
  const shared = createSharedReads({ keeps: 2 });
  const read = jest.fn((value: string) => Promise.resolve(value));
  for (const key of ['a', 'b', 'c', 'b', 'a']) expect(await shared(key, () => read(key))).toBe(key);
  expect(read.mock.calls).toEqual([['a'], ['b'], ['c'], ['a']]);
});

test('reads again once a read is done, when it keeps nothing', async () => {
  const shared = createSharedReads({ keeps: false });
  const read = jest.fn(() => Promise.resolve('rugs'));
  await Promise.all([shared('a', read), shared('a', read)]);
  expect(read).toHaveBeenCalledTimes(1);
  await shared('a', read);
  expect(read).toHaveBeenCalledTimes(2);
});
