import { onScrollEnd } from './onScrollEnd';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('in browsers without scrollend, the listener is called when scrolling has stopped', () => {
  Reflect.deleteProperty(window, 'onscrollend');
  const listener = jest.fn();
  const stop = onScrollEnd(document, listener);
  for (let moves = 0; moves < 3; moves += 1) {
    document.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(100);
  }
  expect(listener).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(listener).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('scroll'));
  stop();
  jest.advanceTimersByTime(1_000);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('in other browsers, the listener is called by scrollend', () => {
  Object.assign(window, { onscrollend: null });
  const listener = jest.fn();
  const stop = onScrollEnd(document, listener);
  document.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(1_000);
  expect(listener).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scrollend'));
  stop();
  document.dispatchEvent(new Event('scrollend'));
  expect(listener).toHaveBeenCalledTimes(1);
});
