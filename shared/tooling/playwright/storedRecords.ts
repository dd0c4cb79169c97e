import type { Stored } from './journey';

/** Cart lines of three products of the catalogue: `VASE`, `ELEPHANT` and `RUG`. */
export const VASE = {
  id: 30001,
  title: 'Blue Pottery Vase with Lotus Vine',
  price: 1680,
  category: 'Handicraft Products',
  size: '10 in',
  color: 'Standard',
  material: 'Handcrafted',
  quantity: 30,
};
export const ELEPHANT = {
  ...VASE,
  id: 30002,
  title: 'Bastar Dhokra Elephant',
  price: 1850,
  size: '5 in',
  color: 'Antique brass',
  material: 'Brass',
  quantity: 25,
};
export const RUG = {
  ...VASE,
  id: 10001,
  title: 'Gulnar Medallion Rug',
  price: 92_000,
  category: 'Rugs',
  size: '8 x 10 ft',
};

/** Wishlist entry of a product whose sizes differ in price. */
export const SAVED_VASE = {
  id: VASE.id,
  name: VASE.title,
  price: 1250,
  priceRange: '₹1,250 – ₹2,350',
  image: '',
  category: VASE.category,
  addedAt: '2025-11-05T12:00:00.000Z',
};

export function storedCart(...items: readonly object[]): Stored {
  return { tanabana_cart: JSON.stringify({ items, isOpen: false }) };
}

export function storedWishlist(...items: readonly object[]): Stored {
  return { wishlist: JSON.stringify(items) };
}
