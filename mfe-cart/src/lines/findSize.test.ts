import { findSize } from './findSize';

const sizes = [
  '5 x 7 ft',
  '8 x 10 ft',
  '10 in',
  'Set of 4, 300 ml',
  'Set of 6, in a box',
  'Set of 3, 6 to 10 in',
].map((size) => ({ size }));

test.each([
  ['8 x 10 ft', '8 x 10 ft'],
  ['8x10', '8 x 10 ft'],
  ['8×10 feet', '8 x 10 ft'],
  ["8' X 10'", '8 x 10 ft'],
  ['8ft x 10ft', '8 x 10 ft'],
  ['10"', '10 in'],
  ['10 inches', '10 in'],
  ['10in', '10 in'],
  ['१० in', '10 in'],
  ['８ x １０', '8 x 10 ft'],
  ['8.0 x 10.00 ft', '8 x 10 ft'],
  ['set of 4 300ml', 'Set of 4, 300 ml'],
  ['Set of 6 in a box', 'Set of 6, in a box'],
  ['Set of 3, 6 to 10', 'Set of 3, 6 to 10 in'],
  ['244 x 305 cm', '8 x 10 ft'],
  ['244cm x 305cm', '8 x 10 ft'],
  ['305×244 cms', '8 x 10 ft'],
  ['2.44 x 3.05 m', '8 x 10 ft'],
  ['2,44 x 3,05 m', '8 x 10 ft'],
  ['155 x 215', '5 x 7 ft'],
  ['25 cm', '10 in'],
])('%s means the size %s', (meant, size) => expect(findSize(sizes, meant)).toEqual({ size }));

test.each(
  [
    ['', '9 x 12 ft', '8 x 1', '0 in', 'x', 'Set of 4'],
    // A space or punctuation mark between digits separates two numbers, so these texts name no size.
    ['170 x 240 cm', '240 x 300 cm', '160 x 230', '244 cm', '244 x 305 x 2 cm', '24 cm', '5 x 7 constructor'],
    ['1 0 in', '1,0 in', `1'0"`, '8 x 1 0 ft', 'Set of 43 00 ml', '8.01 x 10 ft'],
  ].flat(),
)('%s means no size', (meant) => expect(findSize(sizes, meant)).toBeUndefined());
