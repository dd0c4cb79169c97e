import { createPrefetchedPage } from './prefetchedPage';

const onFailure = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onFailure.mockClear();
});

afterEach(() => jest.useRealTimers());

/** Prefetches the cart. */
function prefetching(load: () => Promise<string>) {
  const prefetched = createPrefetchedPage<string>();
  prefetched.prefetch('/cart', load, onFailure);
  return prefetched;
}

test('a prefetched page is opened with what was loaded, once', async () => {
  const prefetched = prefetching(() => Promise.resolve('cart'));
  expect(await prefetched.take('/cart')?.promise).toBe('cart');
  expect(prefetched.take('/cart')).toBeUndefined();
});

test('a page is prefetched once, however often a link is pointed at', () => {
  const load = jest.fn(() => Promise.resolve('cart'));
  const prefetched = prefetching(load);
  prefetched.prefetch('/cart', load, onFailure);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a prefetched page is used for no other path, and for ten seconds', () => {
  const load = () => Promise.resolve('cart');
  expect(prefetching(load).take('/blog')).toBeUndefined();
  const fresh = prefetching(load);
  jest.advanceTimersByTime(9_999);
  expect(fresh.take('/cart')).toBeDefined();
  const old = prefetching(load);
  jest.advanceTimersByTime(10_000);
  expect(old.take('/cart')).toBeUndefined();
});

test('a prefetch that fails is not reported, and the page is loaded when it is opened', async () => {
  const prefetched = prefetching(() => Promise.reject(new Error('The line broke')));
  await jest.advanceTimersByTimeAsync(0);
  expect(prefetched.take('/cart')).toBeUndefined();
  expect(onFailure).not.toHaveBeenCalled();
});

test('a page that is opened while it is prefetched reports its failure', async () => {
  const prefetched = prefetching(() => Promise.reject(new Error('The line broke')));
  const taken = prefetched.take('/cart');
  await jest.advanceTimersByTimeAsync(0);
  expect(taken?.hasFailed()).toBe(true);
  expect(onFailure).toHaveBeenCalledWith(new Error('The line broke'));
});
