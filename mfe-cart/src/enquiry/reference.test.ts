import fc from 'fast-check';
import { isReference, nextCode, referenceCode } from './reference';
import { referenceOf } from './referenceOf';
import { enquiryOf, urliLine } from './sampleEnquiry.testing';

const sampleEnquiry = enquiryOf(urliLine);
const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('a reference contains the date and four characters that look like no others', () => {
  fc.assert(
    fc.property(word, (number) => {
      const reference = referenceOf(sampleEnquiry, '2026-11-23', referenceCode(number), []);
      expect(reference).toMatch(/^TB-20261123-[2-9A-HJKMNP-TV-Z]{4}$/);
      expect(isReference(reference)).toBe(true);
    }),
  );
});

test('different numbers give different codes', () => {
  const codes = Array.from({ length: 30 ** 2 }, (_, index) => [index, (index + 1) * 30 ** 2]);
  expect(new Set(codes.flat().map(referenceCode)).size).toBe(2 * 30 ** 2 - 1);
});

test('nextCode continues with the code of the next number, and begins again after the last', () => {
  fc.assert(
    fc.property(word, (number) => expect(nextCode(referenceCode(number))).toBe(referenceCode(number + 1))),
  );
  expect(nextCode('ZZZZ')).toBe('2222');
});

test('content has another reference only if its own is stored with other content', () => {
  const of = (content: typeof sampleEnquiry, stored: (typeof sampleEnquiry)[]) =>
    referenceOf(content, '2026-11-23', '7F3K', stored);
  const changed = { ...sampleEnquiry, notes: 'Three crates' };
  const first = { ...sampleEnquiry, reference: of(sampleEnquiry, []) };
  const second = { ...changed, reference: of(changed, [first]) };
  expect(second.reference).not.toBe(first.reference);
  expect(of(sampleEnquiry, [second, first])).toBe(first.reference);
  expect(of(changed, [second, first])).toBe(second.reference);
  expect(of({ ...changed, notes: 'Four crates' }, [second, first])).not.toMatch(
    new RegExp(`${first.reference}|${second.reference}`),
  );
});

test.each([
  '',
  'TB-20261123-7F3',
  'TB-20261123-7F3KK',
  'tb-20261123-7f3k',
  'TB-20261123-0OIL',
  'TB-20261123-7F3K\n',
])('“%s” is not a reference', (text) => expect(isReference(text)).toBe(false));
