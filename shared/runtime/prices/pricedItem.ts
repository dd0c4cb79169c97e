import { type CartItem, ONLY_SIZE } from '../cart/cart';
import type { PricedProduct, PricedSize } from '../contracts/priceList';

/**
 * Converts a product of the price list to a cart item, which equals the item from the product's page.
 * @param option undefined for a product with one size
 */
export function pricedItem(
  { id, name, category, price, color, material, image }: PricedProduct,
  option: PricedSize | undefined,
): Omit<CartItem, 'quantity'> {
  return {
    id,
    title: name,
    price: option?.amount ?? price,
    image: image ?? '',
    category,
    size: option?.size ?? ONLY_SIZE,
    color: color ?? 'Standard',
    material: material ?? 'Handcrafted',
  };
}
