import { act, renderHook } from '@testing-library/react';
import { useLoaded } from './useLoaded';

interface Call {
  readonly signal: AbortSignal;
  readonly resolve: (value: string) => void;
  readonly reject: (error: Error) => void;
}

function loadedOf(initialKey: string | undefined) {
  const calls: Call[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => calls.push({ signal, resolve, reject }));
  const view = renderHook(({ key }: { key: string | undefined }) => useLoaded(key, load), {
    initialProps: { key: initialKey },
  });
  const settle = (index: number, how: (call: Call) => void) =>
    act(async () => {
      how(calls[index]!);
      await Promise.resolve();
    });
  return { calls, ...view, settle };
}

test('a value is loading until it is loaded', async () => {
  const { result, settle } = loadedOf('a');
  expect(result.current).toMatchObject({ value: undefined, isLoading: true });
  await settle(0, ({ resolve }) => resolve('A'));
  expect(result.current).toMatchObject({ value: 'A', isLoading: false, error: undefined });
});

test('nothing is loaded without a key, nor when the key is removed', async () => {
  const { result, calls, rerender, settle } = loadedOf(undefined);
  expect(calls).toHaveLength(0);
  expect(result.current.isLoading).toBe(false);
  rerender({ key: 'a' });
  await settle(0, ({ resolve }) => resolve('A'));
  rerender({ key: undefined });
  expect(calls).toHaveLength(1);
  expect(result.current).toMatchObject({ value: 'A', isLoading: false });
});

test('another key aborts loading, and keeps the last value until its own is loaded', async () => {
  const { calls, result, rerender, settle } = loadedOf('a');
  await settle(0, ({ resolve }) => resolve('A'));
  rerender({ key: 'b' });
  rerender({ key: 'c' });
  expect(calls[1]?.signal.aborted).toBe(true);
  await settle(1, ({ resolve }) => resolve('B'));
  expect(result.current).toMatchObject({ value: 'A', isLoading: true });
  await settle(2, ({ resolve }) => resolve('C'));
  expect(result.current).toMatchObject({ value: 'C', isLoading: false });
});

test('unmounting aborts loading', () => {
  const { calls, unmount } = loadedOf('a');
  unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
});

test('a failure ends loading until it is retried', async () => {
  const { result, settle } = loadedOf('a');
  await settle(0, ({ reject }) => reject(new Error('offline')));
  expect(result.current).toMatchObject({ isLoading: false, error: new Error('offline') });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ isLoading: true, error: undefined });
  await settle(1, ({ resolve }) => resolve('A'));
  expect(result.current).toMatchObject({ value: 'A', isLoading: false, error: undefined });
});

test('an initial value of the key is not loaded', () => {
  const load = jest.fn(() => Promise.resolve('loaded'));
  const { result } = renderHook(() => useLoaded('a', load, { key: 'a', value: 'A' }));
  expect(result.current).toMatchObject({ value: 'A', isLoading: false });
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a value that could not be loaded is loaded again when %s', async (_, happen) => {
  const { result, calls, settle } = loadedOf('a');
  await settle(0, ({ reject }) => reject(new Error('no')));
  expect(result.current.error).toEqual(new Error('no'));
  act(() => void happen());
  expect(calls).toHaveLength(2);
  await settle(1, ({ resolve }) => resolve('A'));
  expect(result.current).toMatchObject({ value: 'A', error: undefined });
  act(() => void happen());
  expect(calls).toHaveLength(2);
});

test('a value that can never be loaded is not loaded for ever, except when the visitor wants it', async () => {
  const { result, calls, settle } = loadedOf('a');
  for (let index = 0; index < 15; index += 1) {
    if (calls[index]) await settle(index, ({ reject }) => reject(new Error('no')));
    act(() => void window.dispatchEvent(new Event('online')));
  }
  expect(calls).toHaveLength(11);
  act(() => result.current.retry());
  expect(calls).toHaveLength(12);
});
