import { priceListOf } from '../cart/catalogueRecords.testing';

/** A price list: a rug with two sizes, a vase with one size, and bowls without sizes. */
export const published = [
  {
    id: 10001,
    name: 'Gulnar Medallion Rug',
    category: 'Rugs',
    price: 0,
    sizes: [
      { size: '5 x 7 ft', amount: 0 },
      { size: '8 x 10 ft', amount: 0 },
    ],
    isRug: true,
    color: 'Madder red, Indigo',
    material: 'Wool',
    sku: 'TB-BHD-MED-10001',
    image: '/assets/rug-400.webp',
  },
  {
    id: 30001,
    name: 'Blue Pottery Vase',
    category: 'Handicraft Products',
    price: 1680,
    sizes: [
      { size: '10 in', amount: 1680, pack: { units: 12, kg: 18, m3: 0.12, cm: [60, 50, 40], unitKg: 1.24 } },
    ],
    trade: { hsn: '6913', isInStock: false, making: { from: 4, to: 6 } },
    sku: 'TB-JPR-BLP-30001',
  },
  {
    id: 30002,
    name: 'Sheesham Bowls',
    category: 'Handicraft Products',
    price: 900,
    sizes: [],
    sku: 'TB-SAH-BWL-30002',
  },
];

export const prices = priceListOf(published);
