import { addItem, isSameLine, type Cart, type CartItem } from '@tanabana/runtime/cart/cart';

/**
 * Brings a removed line back to its place with its quantity. If it was added again meanwhile, the two are
 * counted together.
 */
export function restoreLine(cart: Cart, line: CartItem, place: number): Cart {
  if (cart.items.some((item) => isSameLine(item, line))) return addItem(cart, line, line.quantity);
  return { ...cart, items: cart.items.toSpliced(place, 0, line) };
}
