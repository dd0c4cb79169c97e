import { act, renderHook } from '@testing-library/react';
import { useTransientMessage } from './useTransientMessage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a message is removed after its time', () => {
  const { result } = renderHook(() => useTransientMessage(2_000));
  act(() => result.current[1]('Link copied'));
  act(() => jest.advanceTimersByTime(1_900));
  expect(result.current[0]).toBe('Link copied');
  act(() => jest.advanceTimersByTime(200));
  expect(result.current[0]).toBe('');
});

test('the same message changes the text each time, so that it is announced, and restarts the time', () => {
  const { result } = renderHook(() => useTransientMessage(2_000));
  const texts = [1, 2, 3].map(() => {
    act(() => result.current[1]('Link copied'));
    act(() => jest.advanceTimersByTime(1_500));
    return result.current[0];
  });
  expect(texts.map((text) => text.trim())).toEqual(['Link copied', 'Link copied', 'Link copied']);
  expect(texts[1]).not.toBe(texts[0]);
  expect(texts[2]).not.toBe(texts[1]);
});
