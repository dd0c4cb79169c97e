import { addItem, type Cart, type CartItem, isSameLine } from '@tanabana/runtime/cart/cart';

/**
 * Puts a removed line back at its place with its quantity. If it was added again meanwhile, the quantities
 * are added up.
 * @param place index of the line before its removal
 */
export function restoreLine(cart: Cart, line: CartItem, place: number): Cart {
  if (cart.items.some((item) => isSameLine(item, line))) return addItem(cart, line, line.quantity);
  return { ...cart, items: cart.items.toSpliced(place, 0, line) };
}
