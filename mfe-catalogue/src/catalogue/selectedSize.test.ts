import { selectedSize } from './selectedSize';

const sizes = [
  { size: '5 x 7 ft', amount: 1 },
  { size: '8 x 10 ft', amount: 2 },
];

test('the first size is preselected (§4)', () => {
  expect(selectedSize(sizes, null)).toBe(sizes[0]);
});

test('an address may ask for another; what is not there falls back to the first', () => {
  expect(selectedSize(sizes, '8 x 10 ft')).toBe(sizes[1]);
  expect(selectedSize(sizes, '9 x 9 ft')).toBe(sizes[0]);
});

test('there may be none', () => {
  expect(selectedSize([], '8 x 10 ft')).toBeUndefined();
});
