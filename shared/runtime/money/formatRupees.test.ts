import { formatRupees } from './formatRupees';

test.each([
  [0, '₹0'],
  [-0, '₹0'],
  [-0.4, '₹0'],
  [750, '₹750'],
  [22680, '₹22,680'],
  [306180, '₹3,06,180'],
  [12345678, '₹1,23,45,678'],
  [99.5, '₹100'],
])('formatRupees writes %p rupees as %p', (amount, text) => expect(formatRupees(amount)).toBe(text));
