import type { PricedProduct } from '@tanabana/runtime/contracts/priceList';
import type { Product } from '../src/catalogue/product';

/** What other remotes may know of the products: the record `catalogue/prices`. */
export function priceList(products: readonly Product[]): PricedProduct[] {
  return products.map(({ id, name, category, price, sizes }) => ({ id, name, category, price, sizes }));
}
