import { extractSizes, sizeTerm, termsOfSize } from './sizes';

const terms = ['5x7ft', '6x9ft', '8x10ft', '3x5d5ft', '8x10in', '12in', '300ml', '1d5l'];
const found = (text: string) =>
  extractSizes(text).sizes.flatMap((size) => termsOfSize(size, terms).map(([term]) => term));

test.each([
  '8 x 10 ft',
  '8x10ft',
  "8'x10'",
  '8’ x 10’',
  '8 by 10 feet',
  '8ft x 10ft',
  '8×10 ft',
  '10 x 8 ft',
  '8-10 ft',
  '240x300 cm',
  '2.4 x 3 m',
  '96 x 120 in',
])('%s is 8 x 10 ft', (text) => expect(found(text)).toEqual(['8x10ft']));

test('a size without a unit may be in feet and inches, feet first', () => {
  expect(termsOfSize({ numbers: [8, 10], unit: undefined }, terms)).toEqual([
    ['8x10ft', 1],
    ['8x10in', 0.5],
  ]);
});

test.each([
  ['200 x 300 cm', '6x9ft'],
  ['3 x 5.5 ft', '3x5d5ft'],
  ['12"', '12in'],
  ['30 cm', '12in'],
  ['300ml', '300ml'],
  ['1.5 litres', '1d5l'],
])('%s is nearest to %s', (text, term) => expect(found(text)).toEqual([term]));

test.each(['20 x 30 ft', '40 in', '2 l', '10001', '1000-2000', 'set of 6'])(
  '%s is not similar to any size',
  (text) => expect(found(text)).toEqual([]),
);

test('the rest is the text without the sizes', () => {
  const { sizes, rest } = extractSizes('Set of 3, 6 in by the door');
  expect(sizes.map(sizeTerm)).toEqual(['6in']);
  expect(rest.replace(/\s+/g, ' ')).toBe('set of 3, by the door');
});
