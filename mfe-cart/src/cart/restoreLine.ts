import { addItem, type Cart, type CartItem, isSameLine } from '@tanabana/runtime/cart/cart';

/**
 * Restores a removed line at its index. Adds up the quantities if the line was added again.
 */
export function restoreLine(cart: Cart, line: CartItem, place: number): Cart {
  if (cart.items.some((item) => isSameLine(item, line))) return addItem(cart, line, line.quantity);
  return { ...cart, items: cart.items.toSpliced(place, 0, line) };
}
