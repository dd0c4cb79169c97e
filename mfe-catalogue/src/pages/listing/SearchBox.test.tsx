import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './SearchBox';

afterEach(() => jest.useRealTimers());

const ignore = () => undefined;

test('searches for what was typed, once fingers rest', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onSearch = jest.fn();
  render(<SearchBox text="" onSearch={onSearch} onFocus={ignore} />);
  await user.type(screen.getByRole('searchbox'), 'rug');
  expect(onSearch).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(120));
  expect(onSearch.mock.calls).toEqual([['rug']]);
});

test('nothing that is typed meanwhile is lost when the address comes round', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onSearch = jest.fn();
  const { rerender } = render(<SearchBox text="" onSearch={onSearch} onFocus={ignore} />);
  await user.type(screen.getByRole('searchbox'), 'ru');
  act(() => jest.advanceTimersByTime(120));
  await user.type(screen.getByRole('searchbox'), 'g');
  rerender(<SearchBox text="ru" onSearch={onSearch} onFocus={ignore} />);
  expect(screen.getByRole('searchbox')).toHaveValue('rug');
  act(() => jest.advanceTimersByTime(120));
  expect(onSearch.mock.calls).toEqual([['ru'], ['rug']]);
});

test('a pending search does not undo a link that is followed meanwhile', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onSearch = jest.fn();
  render(<SearchBox text="" onSearch={onSearch} onFocus={ignore} />);
  await user.type(screen.getByRole('searchbox'), 'rug');
  window.history.pushState(null, '', '/cart');
  act(() => jest.advanceTimersByTime(1_000));
  expect(onSearch).not.toHaveBeenCalled();
});

test('follows an address that was changed elsewhere', () => {
  const { rerender } = render(<SearchBox text="vase" onSearch={ignore} onFocus={ignore} />);
  rerender(<SearchBox text="" onSearch={ignore} onFocus={ignore} />);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
