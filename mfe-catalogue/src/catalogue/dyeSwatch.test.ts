import { dyeSwatch } from './dyeSwatch';

test('a named colour has a swatch, however it is written', () => {
  expect(dyeSwatch('Madder red')).toBe(dyeSwatch('madder'));
});

test('a longer name goes before the word that it holds', () => {
  expect(dyeSwatch('Night blue')).not.toBe(dyeSwatch('Blue'));
});

test('what is no colour has none', () => expect(dyeSwatch('Mirror')).toBeUndefined());
