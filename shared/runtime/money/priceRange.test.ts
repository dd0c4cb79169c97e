import { priceRange } from './priceRange';

const priced = (...amounts: number[]) => ({ sizes: amounts.map((amount) => ({ amount })) });

test('goes from the lowest to the highest amount, whatever their order', () => {
  expect(priceRange(priced(1850, 750, 4500))).toBe('₹750 – ₹4,500');
});

test('is none where all sizes cost the same, or there are none', () => {
  expect(priceRange(priced(1850, 1850))).toBeUndefined();
  expect(priceRange(priced(1850))).toBeUndefined();
  expect(priceRange(priced())).toBeUndefined();
});
