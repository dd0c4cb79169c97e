import type { PricedProduct } from '@tanabana/runtime/contracts/priceList';
import type { Product } from '../src/catalogue/product';

/** Writes the record `catalogue/prices`, which other remotes read. */
export function priceList(products: readonly Product[]): PricedProduct[] {
  return products.map(({ id, name, category, price, sizes }) => ({ id, name, category, price, sizes }));
}
