import { stemOf, wordsOf } from './searchTerms';

test('words have no accents, each is there once', () =>
  expect(wordsOf('Papier-mâché, papier MACHE!')).toEqual(['papier', 'mache']));

test('digits of any script are those of ids, sizes and prices', () => {
  expect(wordsOf('TB-३०००१ ８ x १० ft')).toEqual(['tb', '30001', '8', 'x', '10', 'ft']);
});

test('vowel signs of Devanagari belong to their words, the dot below does not', () => {
  expect(wordsOf('कालीन, दीया')).toEqual(['कालीन', 'दीया']);
  expect(wordsOf('लकड़ी')).toEqual(wordsOf('लकडी'));
  expect(wordsOf('चाँदी')).toEqual(wordsOf('चांदी'));
});

test('forms of a word share a stem; ids and other scripts are their own', () => {
  expect(['knotted', 'knotting', 'knots'].map(stemOf)).toEqual(['knot', 'knot', 'knot']);
  expect(['10001', 'कालीन'].map(stemOf)).toEqual(['10001', 'कालीन']);
});
