import type * as postsModule from './posts';
import { examplePost } from '../testing/examplePost';
import { summarise } from './postSchema';

const base = '/assets/content/content';
const answer = (body: unknown) => Promise.resolve({ ok: true, json: () => Promise.resolve(body) });
const fetchFile = jest.fn<Promise<unknown>, [string]>();
let posts: typeof postsModule;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  posts = await import('./posts');
  Object.assign(globalThis, { fetch: fetchFile });
  fetchFile.mockImplementation((address) =>
    answer(address === `${base}/posts.json` ? [summarise(examplePost)] : examplePost),
  );
});

afterEach(() => jest.useRealTimers());

async function whenLoaded<Value>(loading: Promise<Value>): Promise<Value> {
  await jest.advanceTimersByTimeAsync(1_000);
  return loading;
}

test('the list takes a second, and is fetched from this version’s own files (§9)', async () => {
  const loaded = jest.fn();
  void posts.loadPosts().then(loaded);
  await jest.advanceTimersByTimeAsync(999);
  expect(loaded).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(loaded).toHaveBeenCalledWith([summarise(examplePost)]);
  expect(fetchFile.mock.calls.map(([address]) => address)).toContain(`${base}/posts.json`);
});

test('a post is fetched from its own file, in the same time', async () => {
  await expect(whenLoaded(posts.loadPost('a-vat-of-blue'))).resolves.toEqual(examplePost);
  expect(fetchFile.mock.calls.map(([address]) => address)).toContain(`${base}/posts/a-vat-of-blue.json`);
});

test('an unknown post is not requested', async () => {
  await expect(whenLoaded(posts.loadPost('../secrets'))).resolves.toBeNull();
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

test('the list is fetched once, and again only after a failure', async () => {
  fetchFile.mockRejectedValueOnce(new Error('offline'));
  const failed = expect(posts.loadPosts()).rejects.toThrow('offline');
  await jest.advanceTimersByTimeAsync(1000);
  await failed;
  await whenLoaded(posts.loadPosts());
  await whenLoaded(posts.loadPosts());
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

test('an invalid list is refused', async () => {
  fetchFile.mockImplementation(() => answer([{ id: 'x' }]));
  const refused = expect(posts.loadPosts()).rejects.toThrow('Expected');
  await jest.advanceTimersByTimeAsync(1000);
  await refused;
});
