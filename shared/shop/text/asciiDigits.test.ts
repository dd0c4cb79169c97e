import { asciiDigits } from './asciiDigits';

test.each(Intl.supportedValuesOf('numberingSystem'))('asciiDigits reads the digits of %s', (system) => {
  const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210);
  // Only decimal digits are replaced. Chinese numerals are letters, not digits.
  expect(asciiDigits(written)).toBe(/^\p{Nd}+$/u.test(written) ? '9876543210' : written);
});

test('asciiDigits does not change other characters', () => {
  expect(asciiDigits('TB-३० x Ⅻ ½ ² 七 🧶')).toBe('TB-30 x Ⅻ ½ ² 七 🧶');
});
