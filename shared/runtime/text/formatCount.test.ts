import fc from 'fast-check';
import { formatCount } from './formatCount';

test('formatCount groups digits as en-IN does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (count) =>
      expect(formatCount(count)).toBe(count.toLocaleString('en-IN')),
    ),
  );
});
