import { priceRange } from './priceRange';

const priced = (...amounts: number[]) => ({ sizes: amounts.map((amount) => ({ amount })) });

test('priceRange goes from the lowest to the highest amount, in any order of sizes', () => {
  expect(priceRange(priced(1850, 750, 4500))).toBe('₹750 – ₹4,500');
});

test('priceRange is undefined if all sizes cost the same, or there are none', () => {
  expect(priceRange(priced(1850, 1850))).toBeUndefined();
  expect(priceRange(priced(1850))).toBeUndefined();
  expect(priceRange(priced())).toBeUndefined();
});
