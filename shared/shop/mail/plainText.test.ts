import fc from 'fast-check';
import { plainLine, plainText } from './plainText';

test('plainText preserves line breaks, tabs and every script', () => {
  expect(plainText('a\r\nb\rc\n\td ताना 🧶')).toBe('a\nb\nc\n\td ताना 🧶');
});

test('plainText replaces lone surrogates and control characters', () => {
  expect(plainText('a\ud800b\udfffc\u0000d\u001be')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe');
});

test('plainLine removes invisible characters', () => {
  expect(plainLine('\u2066+91 00000 00002\u2069')).toBe('+91 00000 00002');
});

test('plainLine writes any text on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) =>
      expect(plainLine(typed)).not.toMatch(/[\r\n\t]|^ | $| {2}/),
    ),
    { numRuns: 1_000 },
  );
});
