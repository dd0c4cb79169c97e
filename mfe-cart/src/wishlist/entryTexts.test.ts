import fc from 'fast-check';
import { addedDate, savedPrice } from './entryTexts';

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

test('addedDate returns day, month and year', () => {
  expect(addedDate('2025-11-05T12:00:00.000Z')).toBe('5 November 2025');
});

test('addedDate returns undefined for a timestamp that cannot be read', () => {
  for (const stored of ['', 'yesterday', '2025-99-99T00:00:00.000Z'])
    expect(addedDate(stored)).toBeUndefined();
});

test('addedDate never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      ),
      (stored) => {
        expect(() => addedDate(stored)).not.toThrow();
      },
    ),
    { numRuns: 1_000 },
  );
});
