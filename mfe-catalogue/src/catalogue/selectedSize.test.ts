import { selectedSize } from './selectedSize';

const sizes = [
  { size: '5 x 7 ft', amount: 1 },
  { size: '8 x 10 ft', amount: 2 },
];

test('the selected size is the first by default (§4)', () => {
  expect(selectedSize(sizes, null)).toBe(sizes[0]);
});

test('the selected size is the one in the address; the first if the product does not have it', () => {
  expect(selectedSize(sizes, '8 x 10 ft')).toBe(sizes[1]);
  expect(selectedSize(sizes, '9 x 9 ft')).toBe(sizes[0]);
});

test('the selected size is undefined if there are no sizes', () => {
  expect(selectedSize([], '8 x 10 ft')).toBeUndefined();
});
