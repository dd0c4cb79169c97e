import { type Cart, type CartItem, hasRug, isQuoted, subtotal } from '@tanabana/runtime/cart/cart';
import { DEFAULT_COLOR, DEFAULT_MATERIAL } from '@tanabana/runtime/cart/toCartLine';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { withCentimetres } from '@tanabana/runtime/text/metricSize';
import { noPrices, type PriceList } from './priceList';

/** Returns size with centimetres, colour and material of a line. Omits the default colour and the default material (§2.6, §2.8). */
export function lineFacts({ size, color, material }: Pick<CartItem, 'size' | 'color' | 'material'>) {
  return [
    { label: 'Size', value: withCentimetres(size) },
    { label: 'Colour', value: color === DEFAULT_COLOR ? '' : color },
    { label: 'Material', value: material === DEFAULT_MATERIAL ? '' : material },
  ].filter(({ value }) => value);
}

export function linePrice(line: Pick<CartItem, 'category' | 'price'>): string {
  return isQuoted(line) ? 'Price on enquiry' : formatRupees(line.price);
}

/**
 * Returns the total of a cart, or a dash if the cart contains a rug, because rugs have no price before a quotation
 * (§2.6).
 */
export function orderTotal(cart: Cart): string {
  return hasRug(cart) ? '—' : formatRupees(subtotal(cart));
}

/** Returns the total of all lines except rugs, or undefined if all lines are rugs. */
export function pricedTotal(cart: Cart): string | undefined {
  const items = cart.items.filter((line) => !isQuoted(line));
  return items.length > 0 ? formatRupees(subtotal({ ...cart, items })) : undefined;
}

/** Explains to the visitor why a cart cannot be paid: its products cannot be read, or one of them is not sold any more. */
export const unknownPrices = (prices: PriceList) =>
  prices === noPrices
    ? 'We cannot read today’s prices just now. Try again later, or send an enquiry and we reply with payment instructions.'
    : 'We could not check today’s price of every product. Send an enquiry and we reply with payment instructions.';
