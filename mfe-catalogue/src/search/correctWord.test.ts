import { editDistance, nearestWord } from './correctWord';

test.each([
  ['brass', 'brass', 0],
  ['braas', 'brass', 1],
  ['lantren', 'lantern', 1],
  ['potery', 'pottery', 1],
  ['elefant', 'elephant', 2],
])('%s and %s differ by %i errors', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance));

test('a distance above the maximum is not exact', () => expect(editDistance('rug', 'kalamkari', 2)).toBe(3));

test('the nearest word has one error, or two in a long word with the same first letter', () => {
  const known = ['brass', 'lantern', 'channapatna', 'rug', '10001'];
  expect(nearestWord('lantren', known)).toBe('lantern');
  expect(nearestWord('chanapattna', known)).toBe('channapatna');
  expect(nearestWord('hannapatta', known)).toBeUndefined();
  expect(nearestWord('bas', known)).toBeUndefined();
  expect(nearestWord('rag', known)).toBeUndefined();
  expect(nearestWord('10002', known)).toBeUndefined();
});
