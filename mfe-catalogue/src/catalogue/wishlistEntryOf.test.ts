import { productOf } from '../testing/productOf';
import { wishlistEntryOf } from './wishlistEntryOf';

const now = new Date('2025-10-01T09:30:00Z');

test('a wishlist entry has the fields that the wishlist shows (§3)', () => {
  const vase = productOf({
    id: 30001,
    name: 'Vase',
    price: 1250,
    sizes: [
      { size: 'S', amount: 1250 },
      { size: 'L', amount: 2350 },
    ],
  });
  expect(wishlistEntryOf(vase, '/vase.webp', now)).toEqual({
    id: 30001,
    name: 'Vase',
    price: 1250,
    priceRange: '₹1,250 – ₹2,350',
    image: '/vase.webp',
    category: 'Handicraft Products',
    addedAt: '2025-10-01T09:30:00.000Z',
  });
});

test("a rug's entry has no amount", () => {
  expect(wishlistEntryOf(productOf({ id: 1, category: 'Rugs' }), '', now).priceRange).toBe(
    'Price on Request',
  );
});
