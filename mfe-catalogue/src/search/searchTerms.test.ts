import { stemOf, wordsOf } from './searchTerms';

test('words are distinct and have no accents', () =>
  expect(wordsOf('Papier-mâché, papier MACHE!')).toEqual(['papier', 'mache']));

test('digits of any script become ASCII digits', () => {
  expect(wordsOf('TB-३०००१ ８ x १० ft')).toEqual(['tb', '30001', '8', 'x', '10', 'ft']);
});

test('words include vowel signs of Devanagari, but not the dot below', () => {
  expect(wordsOf('कालीन, दीया')).toEqual(['कालीन', 'दीया']);
  expect(wordsOf('लकड़ी')).toEqual(wordsOf('लकडी'));
  expect(wordsOf('चाँदी')).toEqual(wordsOf('चांदी'));
});

test('forms of a word have one stem; ids and words in other scripts do not change', () => {
  expect(['knotted', 'knotting', 'knots'].map(stemOf)).toEqual(['knot', 'knot', 'knot']);
  expect(['10001', 'कालीन'].map(stemOf)).toEqual(['10001', 'कालीन']);
});

test('words have no invisible characters', () => {
  expect(wordsOf('\u2068bra\u200Bss\u2069 va\u00ADse\u200E')).toEqual(['brass', 'vase']);
});
