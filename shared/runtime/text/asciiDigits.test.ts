import { asciiDigits } from './asciiDigits';

test.each(Intl.supportedValuesOf('numberingSystem'))('asciiDigits reads the digits of %s', (system) => {
  const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210);
  // Chinese numerals are letters, which stay as they are.
  expect(asciiDigits(written)).toBe(/^\p{Nd}+$/u.test(written) ? '9876543210' : written);
});

test('asciiDigits leaves all other characters as they are', () => {
  expect(asciiDigits('TB-३० x Ⅻ ½ ² 七 🧶')).toBe('TB-30 x Ⅻ ½ ² 七 🧶');
});
