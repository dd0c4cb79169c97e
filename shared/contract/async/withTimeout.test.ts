import { withTimeout } from './withTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('withTimeout settles as the promise does, and clears its timer', async () => {
  await expect(withTimeout(Promise.resolve('page'), 8_000)).resolves.toBe('page');
  await expect(withTimeout(Promise.reject(new Error('404')), 8_000)).rejects.toThrow('404');
  expect(jest.getTimerCount()).toBe(0);
});

test('withTimeout rejects when the promise does not settle', async () => {
  const waiting = withTimeout(new Promise(() => undefined), 8_000);
  const outcome = expect(waiting).rejects.toThrow('No answer within 8000 ms');
  await jest.advanceTimersByTimeAsync(8_000);
  await outcome;
});
