import fc from 'fast-check';
import { isReference, referenceCode, referenceOf } from './reference';

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('a reference contains the date and four characters that look like no others', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 4, maxLength: 4 }), (numbers) => {
      const left = [...numbers];
      const reference = referenceOf(
        '2026-11-23',
        referenceCode(() => left.pop() ?? 0),
      );
      expect(reference).toMatch(/^TB-20261123-[2-9A-HJKMNP-TV-Z]{4}$/);
      expect(isReference(reference)).toBe(true);
    }),
  );
});

test('different random numbers give different codes', () => {
  const codes = Array.from({ length: 30 }, (_, first) => {
    const numbers = [first, 0, 0, 0];
    return referenceCode(() => numbers.shift() ?? 0);
  });
  expect(new Set(codes).size).toBe(30);
});

test('a reference is empty until date and code are known', () => {
  expect(referenceOf('', '7F3K')).toBe('');
  expect(referenceOf('2026-11-23', undefined)).toBe('');
});

test.each([
  '',
  'TB-20261123-7F3',
  'TB-20261123-7F3KK',
  'tb-20261123-7f3k',
  'TB-20261123-0OIL',
  'TB-20261123-7F3K\n',
])('“%s” is not a reference', (text) => expect(isReference(text)).toBe(false));
