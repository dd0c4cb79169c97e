import { type Cart, type CartItem, isSameLine, removeItem } from '@tanabana/shop/cart/cart';
import { toCartLine } from '@tanabana/shop/cart/toCartLine';
import { restoreLine } from './changeCart';
import type { PricedProduct } from './priceList';

/** Returns the line of a size that the product has today, or of a product with one size, which has no name. */
export function sizedLine(product: PricedProduct, size: string): Omit<CartItem, 'quantity'> {
  return toCartLine(
    product,
    product.sizes.find((option) => option.size === size),
  );
}

/**
 * Replaces a line by another one, with the same quantity and at the same index. If the cart already contains the other
 * line, adds the quantity to it.
 */
export function replaceLine(cart: Cart, line: CartItem, other: Omit<CartItem, 'quantity'>): Cart {
  const index = cart.items.findIndex((item) => isSameLine(item, line));
  const quantity = cart.items[index]?.quantity;
  return quantity === undefined ? cart : restoreLine(removeItem(cart, line), { ...other, quantity }, index);
}
