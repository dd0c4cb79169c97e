import { perUnit, pieceNote, piecesText, quantityText, type SaleUnit, unitsText } from './saleUnit';

const napkins: SaleUnit = { name: 'set', pieces: 6, piece: 'napkin' };
const mugs: SaleUnit = { name: 'pair', pieces: 2, piece: 'mug' };

test('a price says what it buys', () => {
  expect(`₹980 ${perUnit(napkins)}${pieceNote(980, napkins)}`).toBe('₹980 a set of 6 (₹163 each)');
  expect(`₹780 ${perUnit(mugs)}${pieceNote(780, mugs)}`).toBe('₹780 a pair (₹390 each)');
  expect(`₹1,250 ${perUnit(undefined)}${pieceNote(1250, undefined)}`).toBe('₹1,250 each');
});

test('a quantity counts units by their name, and their pieces', () => {
  expect([unitsText(25, napkins), piecesText(25, napkins)]).toEqual(['25 sets', '150 napkins']);
  expect([unitsText(1, mugs), piecesText(700, mugs)]).toEqual(['1 pair', '1,400 mugs']);
  expect([unitsText(25, undefined), piecesText(25, undefined)]).toEqual(['25 units', '']);
  expect([quantityText(25, napkins), quantityText(25, undefined)]).toEqual([
    '25 sets = 150 napkins',
    '25 units',
  ]);
});
