import { isSameLine, updateQuantity, type Cart, type LineIdentity } from '@tanabana/runtime/cart/cart';

/**
 * Changes the quantity of a line by a difference, never below 25 (§5). A difference, and not the new quantity,
 * because two quick steps are both taken from the same shown number, and another tab may have stepped too.
 */
export function changeQuantity(cart: Cart, line: LineIdentity, difference: number): Cart {
  const present = cart.items.find((item) => isSameLine(item, line));
  return present ? updateQuantity(cart, line, present.quantity + difference) : cart;
}
