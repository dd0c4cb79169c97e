import fc from 'fast-check';
import { boxPrice, cardPrice, percentOff, selectedSize } from './prices';

const sizes = [
  { size: 'Small', amount: 750 },
  { size: 'Large', amount: 123456 },
];
const vase = { category: 'Handicraft Products', price: 750, sizes };
const rug = { category: 'Rugs', price: 40250, sizes: [{ size: '5 x 7 ft', amount: 40250 }] };

test('a card shows rupees in the Indian format, and hides the price of a rug', () => {
  expect(cardPrice({ ...vase, price: 123456.7 })).toBe('₹1,23,456.70');
  expect(cardPrice(rug)).toBe('Price on Request');
});

test('the price box shows the price of the selected size', () => {
  expect(boxPrice(vase, 'Large')).toBe('₹1,23,456');
});

test('the price box shows the range without a selected size, or the base price if there is no range', () => {
  expect(boxPrice(vase, undefined)).toBe('₹750 – ₹1,23,456');
  expect(boxPrice({ ...vase, sizes: [] }, undefined)).toBe('₹750');
});

test('a rug has its price on request in any size', () => {
  expect(boxPrice(rug, '5 x 7 ft')).toBe('Price on request');
});

test('a reduction is shown in whole percent, if there is one', () => {
  expect(percentOff({ ...vase, price: 750, originalPrice: 1000 })).toBe(25);
  expect(percentOff({ ...vase, originalPrice: 750 })).toBeUndefined();
  expect(percentOff(vase)).toBeUndefined();
  expect(percentOff({ ...rug, originalPrice: 99_999 })).toBeUndefined();
});

test('a reduction is between 1 and 100 percent', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (price, originalPrice) => {
      const percent = percentOff({ category: 'Pottery', price, originalPrice });
      expect(percent === undefined || (percent > 0 && percent <= 100)).toBe(true);
    }),
  );
});

test('the selected size is the first by default (§4)', () => {
  expect(selectedSize(sizes, '')).toBe(sizes[0]);
});

test('the selected size is that of the address, or the first if the product does not have that size', () => {
  expect(selectedSize(sizes, 'Large')).toBe(sizes[1]);
  expect(selectedSize(sizes, '9 x 9 ft')).toBe(sizes[0]);
});

test('the selected size is undefined if there are no sizes', () => {
  expect(selectedSize([], '8 x 10 ft')).toBeUndefined();
});

test('a size from the filter of a listing selects the size with the nearest area', () => {
  const ofRug = ['5 x 7 ft', '6 x 9 ft', '8 x 10 ft', '10 x 14 ft'].map((size) => ({ size, amount: 0 }));
  const chosen = (wanted: string) => selectedSize(ofRug, wanted)?.size;
  expect(['8x10', '5x8', '9x12', 'runner'].map(chosen)).toEqual([
    '8 x 10 ft',
    '5 x 7 ft',
    '8 x 10 ft',
    '5 x 7 ft',
  ]);
});
