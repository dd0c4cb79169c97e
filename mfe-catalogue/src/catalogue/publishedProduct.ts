import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { Product } from './product';

/**
 * The public form of a product, for browsers and other remotes. Rugs are sold by quotation (§1), so every
 * amount of a rug is 0.
 */
export function publishedProduct(product: Product): Product {
  if (!isRugCategory(product.category)) return product;
  const sizes = product.sizes.map(({ size }) => ({ size, amount: 0 }));
  return { ...product, price: 0, originalPrice: undefined, sizes };
}
