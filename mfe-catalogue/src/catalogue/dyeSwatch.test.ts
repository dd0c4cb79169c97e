import { dyeSwatch } from './dyeSwatch';

test('a named colour has a swatch in any spelling', () => {
  expect(dyeSwatch('Madder red')).toBe(dyeSwatch('madder'));
});

test('a longer name takes precedence over a word that it contains', () => {
  expect(dyeSwatch('Night blue')).not.toBe(dyeSwatch('Blue'));
});

test('a word that is not a colour has no swatch', () => expect(dyeSwatch('Mirror')).toBeUndefined());
