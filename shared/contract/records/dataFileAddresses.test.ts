import { createDataFileAddresses } from './dataFileAddresses';

const fetchIndex = jest.fn<Promise<unknown>, [string]>();
const answer = (status: number, body: unknown) =>
  Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) });

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchIndex });
  fetchIndex
    .mockReset()
    .mockImplementation(() => answer(200, { 'posts.json': 'content/posts.3f2a91c0aa.json' }));
});

const open = () => createDataFileAddresses('/assets/content/', 'content', 'content/index.0123456789.json');

test('finds the address of a file in the index, which is fetched once', async () => {
  const addressOf = open();
  const addresses = await Promise.all([addressOf('posts.json'), addressOf('posts.json')]);
  expect(addresses).toEqual(Array(2).fill('/assets/content/content/posts.3f2a91c0aa.json'));
  expect(await addressOf('posts/none.json')).toBeUndefined();
  expect(fetchIndex.mock.calls.map(([address]) => address)).toEqual([
    '/assets/content/content/index.0123456789.json',
  ]);
});

test('rejects when the index cannot be read, and fetches the index again the next time', async () => {
  const addressOf = open();
  fetchIndex.mockImplementationOnce(() => answer(503, {}));
  await expect(addressOf('posts.json')).rejects.toThrow('answered 503');
  fetchIndex.mockImplementationOnce(() => answer(200, ['posts.json', 1]));
  await expect(addressOf('posts.json')).rejects.toThrow();
  expect(await addressOf('posts.json')).toBeDefined();
});

test('file names without hash need no index', async () => {
  const addressOf = createDataFileAddresses('/', 'data', null);
  expect(await addressOf('cards/0.json')).toBe('/data/cards/0.json');
  expect(fetchIndex).not.toHaveBeenCalled();
});
