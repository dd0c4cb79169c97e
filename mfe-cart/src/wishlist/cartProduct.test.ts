import { addItem, emptyCart } from '@tanabana/runtime/cart/cart';
import { cartProduct } from './cartProduct';

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
