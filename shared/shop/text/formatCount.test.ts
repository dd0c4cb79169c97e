import fc from 'fast-check';
import { formatCount, countOf } from './formatCount';

test('formatCount groups digits as en-IN does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (count) =>
      expect(formatCount(count)).toBe(count.toLocaleString('en-IN')),
    ),
  );
});

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [25, '25 items'],
  [150_000, '1,50,000 items'],
])('formats %d as “%s”', (count, words) => {
  expect(countOf(count, 'item')).toBe(words);
});
