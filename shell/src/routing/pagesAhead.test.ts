import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { createPagesAhead } from './pagesAhead';

const onFailure = jest.fn();

const page = (pathname: string) => ({
  match: { remote: 'cart', path: pathname, expose: './pages/cart', params: {} },
  request: { pathname } as PageRequest,
  target: { pathname, search: '', hash: '' },
});

beforeEach(() => {
  jest.useFakeTimers();
  onFailure.mockClear();
});

afterEach(() => jest.useRealTimers());

/** Loads one page ahead. */
function openAhead(pathname: string, load: () => Promise<string>) {
  const ahead = createPagesAhead<string>();
  ahead.load(page(pathname), load, onFailure);
  return ahead;
}

test('a page that was loaded ahead is opened with what was loaded, once', async () => {
  const ahead = openAhead('/cart', () => Promise.resolve('cart'));
  expect(await ahead.take('/cart')?.promise).toBe('cart');
  expect(ahead.take('/cart')).toBeUndefined();
});

test('a page that a visitor aims at twice is loaded once', () => {
  const load = jest.fn(() => Promise.resolve('cart'));
  const ahead = openAhead('/cart', load);
  ahead.load(page('/cart'), load, onFailure);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was loaded ahead is not used for another page, nor after ten seconds', () => {
  const ahead = openAhead('/cart', () => Promise.resolve('cart'));
  expect(ahead.find('/blog')).toBeUndefined();
  jest.advanceTimersByTime(9_999);
  expect(ahead.find('/cart')).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(ahead.find('/cart')).toBeUndefined();
});

test('listeners learn of a page when it is loaded, and when it is too old', async () => {
  const ahead = openAhead('/cart', () => Promise.resolve('cart'));
  const seen: (string | undefined)[] = [];
  ahead.subscribe(() => seen.push(ahead.ready()?.request.pathname));
  expect(ahead.ready()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual(['/cart', undefined]);
});

test('a page that could not be loaded ahead is loaded as any other when it is opened, and nobody is told', async () => {
  const ahead = openAhead('/cart', () => Promise.reject(new Error('The line broke')));
  await jest.advanceTimersByTimeAsync(0);
  expect(ahead.take('/cart')).toBeUndefined();
  expect(onFailure).not.toHaveBeenCalled();
});

test('a page that is opened while it is being loaded ahead fails as any other', async () => {
  const ahead = openAhead('/cart', () => Promise.reject(new Error('The line broke')));
  const taken = ahead.take('/cart');
  await jest.advanceTimersByTimeAsync(0);
  expect(taken?.hasFailed()).toBe(true);
  expect(onFailure).toHaveBeenCalledWith(new Error('The line broke'));
});
