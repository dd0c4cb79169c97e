import { createPagesAhead } from './pagesAhead';

function openAhead() {
  let now = 0;
  const ahead = createPagesAhead<string>(() => now);
  return { ahead, later: (milliseconds: number) => (now += milliseconds) };
}

test('a page that was loaded ahead is used once', async () => {
  const { ahead } = openAhead();
  ahead.load('/cart', () => Promise.resolve('cart'));
  expect(await ahead.take('/cart')).toBe('cart');
  expect(await ahead.take('/cart')).toBeUndefined();
});

test('a page that a visitor aims at twice is loaded once', () => {
  const { ahead } = openAhead();
  const load = jest.fn(() => Promise.resolve('cart'));
  ahead.load('/cart', load);
  ahead.load('/cart', load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was loaded ahead is not used for another page, nor after ten seconds', async () => {
  const { ahead, later } = openAhead();
  ahead.load('/cart', () => Promise.resolve('cart'));
  expect(await ahead.take('/blog')).toBeUndefined();
  ahead.load('/cart', () => Promise.resolve('cart'));
  later(10_000);
  expect(await ahead.take('/cart')).toBeUndefined();
});

test('a page that could not be loaded ahead is loaded when it is opened', async () => {
  const { ahead } = openAhead();
  ahead.load('/cart', () => Promise.reject(new Error('The line broke')));
  await Promise.resolve();
  expect(ahead.take('/cart')).toBeUndefined();
});

test('a page that is opened while it is being loaded ahead fails with it, and is not waited for twice', async () => {
  const { ahead } = openAhead();
  ahead.load('/cart', () => Promise.reject(new Error('The line broke')));
  await expect(ahead.take('/cart')).rejects.toThrow('The line broke');
});
