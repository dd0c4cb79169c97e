import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './SearchBox';

afterEach(() => jest.useRealTimers());

const ignore = () => undefined;

test('the search box searches when typing pauses', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onSearch = jest.fn();
  render(<SearchBox text="" onSearch={onSearch} onFocus={ignore} />);
  await user.type(screen.getByRole('searchbox'), 'rug');
  expect(onSearch).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(120));
  expect(onSearch.mock.calls).toEqual([['rug']]);
});

test('the search box preserves typed text when the address changes to the previous search', async () => {
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

test('a search after a pause adds to the listing that is displayed then', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const [earlier, later] = [jest.fn(), jest.fn()];
  const { rerender } = render(<SearchBox text="" onSearch={earlier} onFocus={ignore} />);
  await user.type(screen.getByRole('searchbox'), 'rug');
  rerender(<SearchBox text="" onSearch={later} onFocus={ignore} />);
  act(() => jest.advanceTimersByTime(120));
  expect(earlier).not.toHaveBeenCalled();
  expect(later.mock.calls).toEqual([['rug']]);
});

test('the search box cancels a pending search when a link is followed', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onSearch = jest.fn();
  render(<SearchBox text="" onSearch={onSearch} onFocus={ignore} />);
  await user.type(screen.getByRole('searchbox'), 'rug');
  window.history.pushState(null, '', '/cart');
  act(() => jest.advanceTimersByTime(1_000));
  expect(onSearch).not.toHaveBeenCalled();
});

test('the search box displays the text of an address that changes elsewhere', () => {
  const { rerender } = render(<SearchBox text="vase" onSearch={ignore} onFocus={ignore} />);
  rerender(<SearchBox text="" onSearch={ignore} onFocus={ignore} />);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
