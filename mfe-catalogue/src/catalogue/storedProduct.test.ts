import { normaliseItem } from '../../generate/normaliseCatalogue';
import { productOf } from '../testing/productOf';
import { cartItemOf, wishlistEntryOf } from './storedProduct';

const vase = productOf({ id: 30001, name: 'Vase', price: 1250 });

test('a cart item has the selected size and its price', () => {
  expect(cartItemOf(vase, { size: '10 in', amount: 1680 }, '/vase.webp')).toEqual({
    id: 30001,
    title: 'Vase',
    price: 1680,
    image: '/vase.webp',
    category: 'Handicraft Products',
    size: '10 in',
    color: 'White',
    material: 'Clay',
  });
});

test('a cart item has the dimensions of the product, if there are any (§3)', () => {
  const rug = productOf({ id: 10001, dimensionsAvailable: ['5 x 7 ft', 'Custom sizes to 12 x 18 ft'] });
  expect(cartItemOf(rug, { size: '5 x 7 ft', amount: 0 }, '')).toMatchObject({
    size: '5 x 7 ft',
    dimensions: '5 x 7 ft · Custom sizes to 12 x 18 ft',
  });
  expect(cartItemOf(vase, undefined, '')).not.toHaveProperty('dimensions');
});

test('a cart item has the size Standard and the base price if the product has no sizes (§4)', () => {
  expect(cartItemOf(vase, undefined, '')).toMatchObject({ size: 'Standard', price: 1250 });
});

test('a cart item has the default colour and material of §3', () => {
  const plain = {
    id: 1,
    name: 'Bowl',
    image: [],
    description: 'A bowl.',
    details: [],
    tags: [],
    SKU: 'TB-1',
  };
  expect(cartItemOf(normaliseItem(plain, 'Handicraft Items'), undefined, '')).toMatchObject({
    color: 'Standard',
    material: 'Handcrafted',
  });
});

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

test('a wishlist entry of a rug has no amount', () => {
  expect(wishlistEntryOf(productOf({ id: 1, category: 'Rugs' }), '', now).priceRange).toBe(
    'Price on Request',
  );
});
