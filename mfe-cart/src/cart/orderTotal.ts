import { hasRug, subtotal, type Cart } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';

/** The displayed total; a dash if a rug has to be quoted first (§2.6). */
export function orderTotal(cart: Cart): string {
  return hasRug(cart) ? '—' : formatRupees(subtotal(cart));
}
