import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { Product } from './product';

/**
 * A product as it may leave the house: rugs are sold by quotation (§1), so every amount of a rug is 0 in what
 * browsers and other remotes are given.
 */
export function publishedProduct(product: Product): Product {
  if (!isRugCategory(product.category)) return product;
  const sizes = product.sizes.map(({ size }) => ({ size, amount: 0 }));
  return { ...product, price: 0, originalPrice: undefined, sizes };
}
