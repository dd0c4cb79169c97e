import {
  isSameLine,
  updateQuantity,
  type Cart,
  type LineIdentity,
  addItem,
  type CartItem,
} from '@tanabana/runtime/cart/cart';

/**
 * Changes the quantity of a line by a difference, never below 25 (§5). It takes a difference, not the new
 * quantity: two quick steps both start from the same displayed number, and another tab may have changed it
 * too.
 */
export function changeQuantity(cart: Cart, line: LineIdentity, difference: number): Cart {
  const present = cart.items.find((item) => isSameLine(item, line));
  return present ? updateQuantity(cart, line, present.quantity + difference) : cart;
}

/**
 * Puts a removed line back at its place with its quantity. If it was added again meanwhile, the quantities
 * are added up.
 * @param place index of the line before its removal
 */
export function restoreLine(cart: Cart, line: CartItem, place: number): Cart {
  if (cart.items.some((item) => isSameLine(item, line))) return addItem(cart, line, line.quantity);
  return { ...cart, items: cart.items.toSpliced(place, 0, line) };
}
