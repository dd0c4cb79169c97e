import fc from 'fast-check';
import { publishedOn, relativeTime, titleFromSlug } from './formats';

test('a date is formatted in UTC', () => {
  expect(publishedOn('2025-10-04T23:30:00Z')).toBe('4 October 2025');
});

const HOUR = 3_600_000;
const then = '2025-09-10T06:00:00Z';
const after = (hours: number) => Date.parse(then) + hours * HOUR;

test('the first day is counted in hours', () => {
  expect(relativeTime(then, after(5.9))).toBe('5h ago');
  expect(relativeTime(then, after(23.9))).toBe('23h ago');
});

test('the first month is counted in days', () => {
  expect(relativeTime(then, after(24))).toBe('1d ago');
  expect(relativeTime(then, after(24 * 30 + 23))).toBe('30d ago');
});

test('earlier times are dates', () => {
  expect(relativeTime(then, after(24 * 31))).toBe('10 September 2025');
  expect(relativeTime(then, after(24 * 400))).toBe('10 September 2025');
});

test('the last hour, and a time in the future, is Just now', () => {
  expect(relativeTime(then, after(0.5))).toBe('Just now');
  expect(relativeTime(then, after(-3))).toBe('Just now');
});

test('the text has one of four forms', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 100_000 }), (hours) => {
      expect(relativeTime(then, after(hours))).toMatch(
        /^(Just now|([1-9]|1\d|2[0-3])h ago|([1-9]|[12]\d|30)d ago|10 September 2025)$/,
      );
    }),
  );
});

test.each([
  ['millet-foods', 'Millet Foods'],
  ['clothing', 'Clothing'],
  ['winter--2026', 'Winter 2026'],
  ['', ''],
])('%s becomes "%s" (§2.14)', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title);
});
