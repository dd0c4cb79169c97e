import fc from 'fast-check';
import { fingerprint } from './fingerprint';

it('is the same for the same text and differs for another', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(fingerprint(a) === fingerprint(b)).toBe(a === b);
    }),
    { numRuns: 1_000 },
  );
});

it('tells an empty text from none', () => {
  expect(fingerprint('')).not.toBe(fingerprint(null));
});
