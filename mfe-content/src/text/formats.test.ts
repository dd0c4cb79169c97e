import fc from 'fast-check';
import { longDate, relativeTime, titleFromSlug } from './formats';

test('a date is formatted in UTC', () => {
  expect(longDate('2025-10-04T23:30:00Z')).toBe('4 October 2025');
});

const HOUR = 3_600_000;
const then = '2025-09-10T06:00:00Z';
const after = (hours: number) => Date.parse(then) + hours * HOUR;

test('the first day is counted in hours', () => {
  expect(relativeTime(then, after(5.9))).toBe('5h ago');
  expect(relativeTime(then, after(23.9))).toBe('23h ago');
});

test('later times are counted in days', () => {
  expect(relativeTime(then, after(24))).toBe('1d ago');
  expect(relativeTime(then, after(24 * 40))).toBe('40d ago');
});

test('the last hour, and a time in the future, is Just now', () => {
  expect(relativeTime(then, after(0.5))).toBe('Just now');
  expect(relativeTime(then, after(-3))).toBe('Just now');
});

test('the text has one of three forms', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 100_000 }), (hours) => {
      expect(relativeTime(then, after(hours))).toMatch(/^(Just now|([1-9]|1\d|2[0-3])h ago|[1-9]\d*d ago)$/);
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
