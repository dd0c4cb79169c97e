import fc from 'fast-check';
import { fingerprint } from './fingerprint';

test('fingerprint is equal for equal texts and differs for different ones', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(fingerprint(a) === fingerprint(b)).toBe(a === b);
    }),
    { numRuns: 1_000 },
  );
});

test('fingerprint is the length and the FNV-1a hash', () => {
  expect(fingerprint('')).toBe(`0-${(0x811c9dc5).toString(36)}`);
  expect(fingerprint('foobar')).toBe(`6-${(0xbf9cf968).toString(36)}`);
});

test('fingerprint distinguishes an empty text from none', () => {
  expect(fingerprint('')).not.toBe(fingerprint(null));
});
