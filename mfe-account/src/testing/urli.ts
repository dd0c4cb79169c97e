import type { PricedProduct } from '../orders/reorder';

/** A product in two sizes, as published by the catalogue. */
export const urli: PricedProduct = {
  id: 30004,
  name: 'Engraved Brass Urli',
  category: 'Handicraft Products',
  price: 1950,
  sizes: [
    { size: '9 in', amount: 1950 },
    { size: '12 in', amount: 2850 },
  ],
  color: 'Brass',
  material: 'Brass',
  sku: 'TB-MRD-URL-30004',
  image: '/pictures/30004-400.webp',
};
