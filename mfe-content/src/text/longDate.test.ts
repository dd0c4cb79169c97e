import { longDate } from './longDate';

test('a date is the same wherever it is read', () => {
  expect(longDate('2025-10-04T23:30:00Z')).toBe('4 October 2025');
});
