import { type Cart, type CartItem, hasRug, isQuoted, subtotal } from '@tanabana/runtime/cart/cart';
import { DEFAULT_COLOR, DEFAULT_MATERIAL } from '@tanabana/runtime/cart/productDefaults';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';

/** The facts below a line's title: size, colour unless Standard, material unless Handcrafted (§2.6, §2.8). */
export function lineFacts({ size, color, material }: Pick<CartItem, 'size' | 'color' | 'material'>) {
  return [
    { label: 'Size', value: size },
    { label: 'Colour', value: color === DEFAULT_COLOR ? '' : color },
    { label: 'Material', value: material === DEFAULT_MATERIAL ? '' : material },
  ].filter(({ value }) => value);
}

/** The displayed price of one unit of a line (§2.6); rugs are quoted on enquiry. */
export function linePrice(line: Pick<CartItem, 'category' | 'price'>): string {
  return isQuoted(line) ? 'Price on enquiry' : formatRupees(line.price);
}

/** The displayed total; a dash if a rug has to be quoted first (§2.6). */
export function orderTotal(cart: Cart): string {
  return hasRug(cart) ? '—' : formatRupees(subtotal(cart));
}

/** The displayed sum of all lines but rugs, which are quoted. @returns undefined if there are rugs only */
export function pricedTotal(cart: Cart): string | undefined {
  const items = cart.items.filter((line) => !isQuoted(line));
  return items.length > 0 ? formatRupees(subtotal({ ...cart, items })) : undefined;
}

/** Reason why a cart with a line outside the catalogue's price list cannot be paid. */
export const UNKNOWN_PRICES =
  'We could not check today’s price of every product. Send an enquiry and we reply with payment instructions.';
