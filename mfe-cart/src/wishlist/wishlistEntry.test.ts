import { addItem, emptyCart } from '@tanabana/shop/cart/cart';
import fc from 'fast-check';
import { addedDate, cartProduct, savedPrice } from './wishlistEntry';

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

const entry = {
  id: 30014,
  name: 'Blue Pottery Vase',
  price: 1850,
  priceRange: '₹1,850 – ₹4,200',
  image: '/pictures/30014.webp',
  category: 'Handicraft Products',
  addedAt: '2025-11-05T12:00:00.000Z',
};

test('cartProduct returns id, name, price, range, image and category, and the minimum of 25', () => {
  expect(addItem(emptyCart, cartProduct(entry)).items).toEqual([
    {
      id: 30014,
      title: 'Blue Pottery Vase',
      price: 1850,
      priceRange: '₹1,850 – ₹4,200',
      image: '/pictures/30014.webp',
      category: 'Handicraft Products',
      size: '',
      color: 'Standard',
      material: 'Handcrafted',
      quantity: 25,
    },
  ]);
});

test('cartProduct has no range if the entry has none', () => {
  expect(cartProduct({ ...entry, priceRange: undefined })).not.toHaveProperty('priceRange');
});

const vase = { id: 30014, name: 'Blue Pottery Vase', category: 'Handicraft Products', price: 1850 };
const sizes = [
  { size: '8 in', amount: 1850 },
  { size: '12 in', amount: 4200 },
];

test('cartProduct has the chosen size with its price, and the colour and material of the product', () => {
  const product = { ...vase, sizes, color: 'Blue', material: 'Quartz' };
  expect(cartProduct(entry, product, '12 in')).toMatchObject({
    size: '12 in',
    price: 4200,
    color: 'Blue',
    material: 'Quartz',
  });
});

test('cartProduct has the first size if none was chosen or the chosen is no longer made, and Standard if the product has none', () => {
  expect(cartProduct(entry, { ...vase, sizes })).toMatchObject({ size: '8 in', price: 1850 });
  expect(cartProduct(entry, { ...vase, sizes }, '10 in')).toMatchObject({ size: '8 in', price: 1850 });
  expect(cartProduct(entry, { ...vase, sizes: [] })).toMatchObject({
    size: 'Standard',
    price: 1850,
    color: 'Standard',
    material: 'Handcrafted',
  });
});
