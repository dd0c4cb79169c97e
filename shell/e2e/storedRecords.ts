import type { BrowserContextOptions } from 'playwright-core';
import { STOREFRONT } from './visit';

/** Lines as the catalogue sells them. */
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

interface StoredRecords {
  readonly cart?: readonly object[];
  readonly wishlist?: readonly object[];
}

/** A browser that has kept these records from an earlier visit. */
export function having({ cart, wishlist }: StoredRecords): BrowserContextOptions {
  const localStorage = [
    { name: 'tanabana_cart', value: cart && JSON.stringify({ items: cart, isOpen: false }) },
    { name: 'wishlist', value: wishlist && JSON.stringify(wishlist) },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
  return { storageState: { cookies: [], origins: [{ origin: STOREFRONT, localStorage }] } };
}
