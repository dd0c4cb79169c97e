import { createPagesAhead } from './pagesAhead';

const onFailure = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onFailure.mockClear();
});

afterEach(() => jest.useRealTimers());

/** Prefetches the cart. */
function openAhead(load: () => Promise<string>) {
  const ahead = createPagesAhead<string>();
  ahead.load('/cart', load, onFailure);
  return ahead;
}

test('a prefetched page is opened with what was loaded, once', async () => {
  const ahead = openAhead(() => Promise.resolve('cart'));
  expect(await ahead.take('/cart')?.promise).toBe('cart');
  expect(ahead.take('/cart')).toBeUndefined();
});

test('a page is prefetched once, however often a link is pointed at', () => {
  const load = jest.fn(() => Promise.resolve('cart'));
  const ahead = openAhead(load);
  ahead.load('/cart', load, onFailure);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a prefetched page is used for no other path, and for ten seconds', () => {
  const load = () => Promise.resolve('cart');
  expect(openAhead(load).take('/blog')).toBeUndefined();
  const fresh = openAhead(load);
  jest.advanceTimersByTime(9_999);
  expect(fresh.take('/cart')).toBeDefined();
  const old = openAhead(load);
  jest.advanceTimersByTime(10_000);
  expect(old.take('/cart')).toBeUndefined();
});

test('a prefetch that fails is not reported, and the page is loaded when it is opened', async () => {
  const ahead = openAhead(() => Promise.reject(new Error('The line broke')));
  await jest.advanceTimersByTimeAsync(0);
  expect(ahead.take('/cart')).toBeUndefined();
  expect(onFailure).not.toHaveBeenCalled();
});

test('a page that is opened while it is prefetched reports its failure', async () => {
  const ahead = openAhead(() => Promise.reject(new Error('The line broke')));
  const taken = ahead.take('/cart');
  await jest.advanceTimersByTimeAsync(0);
  expect(taken?.hasFailed()).toBe(true);
  expect(onFailure).toHaveBeenCalledWith(new Error('The line broke'));
});
