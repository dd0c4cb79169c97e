import { ONLY_SIZE, type CartItem } from '@tanabana/runtime/cart/cart';
import { DEFAULT_COLOR, DEFAULT_MATERIAL } from './normaliseItem';
import type { Product, SizeOption } from './product';

/**
 * Creates the cart item of a product (§3).
 * @param option the selected size; undefined if there is none to select
 * @param image address of its picture
 */
export function cartItemOf(
  product: Product,
  option: SizeOption | undefined,
  image: string,
): Omit<CartItem, 'quantity'> {
  const { id, name, price, category, specifications, dimensionsAvailable } = product;
  return {
    id,
    title: name,
    price: option?.amount ?? price,
    image,
    category,
    size: option?.size ?? ONLY_SIZE,
    color: specifications.Color ?? DEFAULT_COLOR,
    material: specifications.Material ?? DEFAULT_MATERIAL,
    ...(dimensionsAvailable.length > 0 && { dimensions: dimensionsAvailable.join(' · ') }),
  };
}
