import type { Product } from '../src/catalogue/product';

/** All amounts of the product become 0, as of products that are sold by quotation (§1). */
export function withoutPrices(product: Product): Product {
  const sizes = product.sizes.map((option) => ({ ...option, amount: 0, originalAmount: undefined }));
  return { ...product, price: 0, originalPrice: undefined, sizes };
}
