import { savedCount } from './savedCount';
import { savedPrice } from './savedPrice';

test('savedPrice is the price in rupees, or the range if there is one', () => {
  expect(savedPrice({ category: 'Handicraft Products', price: 1850 })).toBe('₹1,850');
  expect(savedPrice({ category: 'Handicraft Products', price: 1850, priceRange: '₹1,850 – ₹4,200' })).toBe(
    '₹1,850 – ₹4,200',
  );
});

test('savedPrice is on request for rugs', () => {
  expect(savedPrice({ category: 'rugs', price: 98000, priceRange: '₹98,000 – ₹1,20,000' })).toBe(
    'Price on Request',
  );
});

test.each([
  [1, '1 Item Saved'],
  [2, '2 Items Saved'],
  [12, '12 Items Saved'],
])('savedCount writes %p as %p', (count, text) => expect(savedCount(count)).toBe(text));
