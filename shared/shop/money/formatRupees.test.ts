import { formatRupees, priceRange } from './formatRupees';

test.each([
  [0, '₹0'],
  [-0, '₹0'],
  [-0.004, '₹0'],
  [-0.4, '-₹0.40'],
  [750, '₹750'],
  [22680, '₹22,680'],
  [306180, '₹3,06,180'],
  [12345678, '₹1,23,45,678'],
  [99.5, '₹99.50'],
  [0.05, '₹0.05'],
  [1.005 + 0.1 + 0.2, '₹1.31'],
  [99.999, '₹100'],
  [123456.78, '₹1,23,456.78'],
])('formatRupees writes %p rupees as %p', (amount, text) => expect(formatRupees(amount)).toBe(text));

const priced = (...amounts: number[]) => ({ sizes: amounts.map((amount) => ({ amount })) });

test('priceRange is the lowest and the highest amount, in any order of sizes', () => {
  expect(priceRange(priced(1850, 750, 4500))).toBe('₹750 – ₹4,500');
});

test('priceRange is undefined if all sizes have the same price, or there are no sizes', () => {
  expect(priceRange(priced(1850, 1850))).toBeUndefined();
  expect(priceRange(priced(1850))).toBeUndefined();
  expect(priceRange(priced())).toBeUndefined();
});
