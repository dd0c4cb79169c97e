import { productOf, tradeOf } from '../testing/productOf';
import {
  colourFamilies,
  materialsIn,
  PRICE_OPTIONS,
  priceBands,
  readyWithin,
  rugSizes,
  techniquesOf,
} from './facetValues';

test.each([
  ['Madder red', ['red']],
  ['Night blue', ['blue']],
  ['Brick with night blue', ['red', 'blue']],
  ['Natural straw', ['gold']],
  ['off-white', ['white']],
  ['Mirror', []],
])('the colour %s is of the families %j', (name, families) => expect(colourFamilies(name)).toEqual(families));

test.each([
  [
    ['5 x 8 ft', '9 x 12 ft'],
    ['5x8', '9x12'],
  ],
  [['3 x 5.5 ft', '4 x 6 ft'], ['4x6']],
  [['4 x 9 ft'], ['runner']],
  [['Custom sizes to 12 x 18 ft'], ['9x12', 'made-to-measure']],
  [['Runners 2.5 ft wide to any length'], ['runner', 'made-to-measure']],
  [['Round, 6 ft and 8 ft'], ['round']],
])('the sizes %j are of the groups %j', (sizes, groups) => expect(rugSizes(sizes)).toEqual(groups));

test.each([
  ['Wool pile, Jute and cotton foundation', ['wool']],
  ['Fine wool with pashm, on cotton', ['wool']],
  ['Wool, Plant silk (lyocell)', ['wool', 'viscose']],
  ['Sheesham wood, Brass, Tin lining', ['wood', 'brass']],
  ['Zinc and copper alloy, Pure silver inlay', ['bidri']],
  ['Handmade paper, natural colours, wooden frame', ['paper']],
  ['Brass (recycled), clay core', ['brass']],
  ['Handcrafted', []],
])('%s is of the materials %j', (text, materials) => expect(materialsIn(text)).toEqual(materials));

test.each([
  ['a rug', 'Tibetan Knotted', ['tiger'], ['hand-knotted']],
  ['a rug', 'Hand Knotted', ['carved'], ['hand-knotted']],
  ['a rug', 'Handcrafted', ['kilim'], ['flat-woven']],
  ['another product', 'Handcrafted', ['kalamkari', 'block print'], ['block-printed', 'painted']],
  ['another product', 'Handcrafted', ['lippan', 'mirror work', 'mud relief'], ['clay-work']],
])('%s in the technique %s with the tags %j is made by %j', (kind, Technique, tags, techniques) =>
  expect(
    techniquesOf(productOf({ id: 1, isRug: kind === 'a rug', specifications: { Technique }, tags })),
  ).toEqual(techniques),
);

test('price bands have no gap between them', () => {
  const bandOf = (price: number) => priceBands({ category: 'Handicraft Items', price })[0];
  expect([1, 999, 1000, 1999, 2000, 2999, 3000, 90_000].map(bandOf)).toEqual(
    PRICE_OPTIONS.flatMap(({ value }) => [value, value]),
  );
});

test('a product with a price on request is in no price band', () =>
  expect(priceBands({ category: 'Rugs', price: 0 })).toEqual([]));

test.each([
  [{ isInStock: true, making: { from: 10, to: 14 } }, ['in-stock', '4-weeks', '8-weeks', '12-weeks']],
  [{ isInStock: false, making: { from: 4, to: 6 } }, ['8-weeks', '12-weeks']],
  [{ isInStock: false, making: { from: 11, to: 20 } }, []],
])('a product with %j leaves within %j', (part, times) =>
  expect(readyWithin({ inStock: true, trade: tradeOf(part) })).toEqual(times),
);

test('a product that is sold out leaves in no time', () =>
  expect(readyWithin({ inStock: false, trade: tradeOf({ isInStock: true }) })).toEqual([]));
