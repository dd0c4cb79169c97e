import { isSameLine, updateQuantity, type Cart, type LineIdentity } from '@tanabana/runtime/cart/cart';

/**
 * Changes the quantity of a line by a difference, never below 25 (§5). It takes a difference, not the new
 * quantity: two quick steps both start from the same displayed number, and another tab may have changed it
 * too.
 */
export function changeQuantity(cart: Cart, line: LineIdentity, difference: number): Cart {
  const present = cart.items.find((item) => isSameLine(item, line));
  return present ? updateQuantity(cart, line, present.quantity + difference) : cart;
}
