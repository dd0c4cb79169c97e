import { longDate } from './longDate';

test('a date is formatted in UTC', () => {
  expect(longDate('2025-10-04T23:30:00Z')).toBe('4 October 2025');
});
