import { formatCount } from './formatCount';
import { longDate } from './longDate';

/** Removes all locales, so that `Intl` writes other digits and month names. */
function withoutLocales() {
  const other = () => 'other text';
  jest.replaceProperty(globalThis, 'Intl', {
    ...Intl,
    DateTimeFormat: (() => ({ format: other })) as unknown as typeof Intl.DateTimeFormat,
  });
  jest.spyOn(Number.prototype, 'toLocaleString').mockImplementation(other);
}

test.each([
  [0, '0'],
  [750, '750'],
  [1_000, '1,000'],
  [99_999, '99,999'],
  [306_180, '3,06,180'],
  [12_345_678, '1,23,45,678'],
])('formatCount writes %d as %s, in browsers without the locale too', (value, text) => {
  withoutLocales();
  expect(formatCount(value)).toBe(text);
});

test('longDate writes day, month and year, in browsers without the locale too', () => {
  withoutLocales();
  expect(longDate(new Date('2025-10-04T00:00:00Z'), 'UTC')).toBe('4 October 2025');
  expect(longDate(new Date(2026, 0, 31, 23, 59), 'local')).toBe('31 January 2026');
});
