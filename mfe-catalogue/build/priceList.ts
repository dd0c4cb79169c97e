import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { PricedProduct } from '@tanabana/runtime/contracts/priceList';
import { pictureFile } from '@tanabana/runtime/pictures/pictureSource';
import type { Pictures } from '../src/catalogue/card';
import { DEFAULT_COLOR, DEFAULT_MATERIAL } from '../src/catalogue/normaliseItem';
import type { Product } from '../src/catalogue/product';

/**
 * Writes the record `catalogue/prices`, which other remotes read.
 * @param pictures finds a picture by its name
 */
export function priceList(products: readonly Product[], pictures: Pictures): PricedProduct[] {
  return products.map(({ id, name, category, price, sizes, images: [image], specifications }) => {
    const { Color, Material, SKU } = specifications;
    const picture = image === undefined ? undefined : pictures(image);
    return {
      id,
      name,
      category,
      price,
      sizes,
      color: Color ?? DEFAULT_COLOR,
      material: Material ?? DEFAULT_MATERIAL,
      ...(SKU !== undefined && { sku: SKU }),
      ...(picture && { image: pictureFile(picture, 400, 'webp') }),
    };
  });
}

/**
 * The public form of a product, for browsers and other remotes. Rugs are sold by quotation (§1), so every
 * amount of a rug is 0.
 */
export function publishedProduct(product: Product): Product {
  if (!isRugCategory(product.category)) return product;
  const sizes = product.sizes.map(({ size }) => ({ size, amount: 0 }));
  return { ...product, price: 0, originalPrice: undefined, sizes };
}
