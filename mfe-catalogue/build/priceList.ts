import type { PricedProduct } from '@tanabana/runtime/contracts/priceList';
import { DEFAULT_COLOR, DEFAULT_MATERIAL } from '../src/catalogue/normaliseItem';
import type { Product } from '../src/catalogue/product';

/** Writes the record `catalogue/prices`, which other remotes read. */
export function priceList(products: readonly Product[]): PricedProduct[] {
  return products.map(({ id, name, category, price, sizes, specifications: { Color, Material } }) => ({
    id,
    name,
    category,
    price,
    sizes,
    color: Color ?? DEFAULT_COLOR,
    material: Material ?? DEFAULT_MATERIAL,
  }));
}
