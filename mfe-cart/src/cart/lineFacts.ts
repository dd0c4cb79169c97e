import { type CartItem, hasQuoted, isQuoted, subtotal } from '@tanabana/shop/cart/cart';
import { DEFAULT_COLOR, DEFAULT_MATERIAL } from '@tanabana/shop/cart/toCartLine';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { type CartAndPrices, hasPrice, type SoldCart, type SoldLine } from './soldLine';

/** Returns size with centimetres, colour and material of a line. Omits the default colour and the default material (§2.6, §2.8). */
export function lineFacts({
  size,
  color,
  material,
  optionName = 'Size',
}: Pick<SoldLine, 'size' | 'color' | 'material' | 'optionName'>) {
  return [
    { label: optionName, value: withCentimetres(size) },
    { label: 'Colour', value: color === DEFAULT_COLOR ? '' : color },
    { label: 'Material', value: material === DEFAULT_MATERIAL ? '' : material },
  ].filter(({ value }) => value);
}

export function linePrice(line: Pick<CartItem, 'category' | 'price'>): string {
  return isQuoted(line) ? 'Price on enquiry' : formatRupees(line.price);
}

/** Returns the price of one unit as `write` writes it, or why the line has none. */
export function unitPrice<Text>(
  line: Pick<SoldLine, 'category' | 'price' | 'problem'>,
  write: (price: number) => Text,
) {
  if (line.problem) return 'not listed';
  return isQuoted(line) ? 'on enquiry' : write(line.price);
}

/** Explains why a line cannot be sold as it is stored. Returns an empty text if it can. */
export function problemText({ problem, size }: Pick<SoldLine, 'problem' | 'size'>): string {
  if (!problem) return '';
  if (problem === 'choice') return 'Comes in several sizes.';
  if (problem === 'stock') return 'Sold out at present.';
  return problem === 'size' ? `No longer made in ${withCentimetres(size)}.` : 'No longer made.';
}

/** Names the stored and the present price of a line, if they differ. */
export function changedPrice({ formerPrice, price }: Pick<SoldLine, 'formerPrice' | 'price'>): string {
  if (formerPrice === undefined) return '';
  return `Price changed from ${formatRupees(formerPrice)} to ${formatRupees(price)}`;
}

/**
 * Returns a dash if the cart contains a rug, because rugs have no price before a quotation (§2.6), or if no line has a
 * price.
 */
export function orderTotal(cart: SoldCart): string {
  return hasQuoted(cart) ? '—' : (pricedTotal(cart) ?? '—');
}

export function pricedTotal(cart: SoldCart): string | undefined {
  const items = cart.items.filter(hasPrice);
  return items.length > 0 ? formatRupees(subtotal({ ...cart, items })) : undefined;
}

/** Explains to the visitor why a cart cannot be paid: its products cannot be read, or a line is not made any more. */
export const unknownPrices = ({ retryPrices }: Pick<CartAndPrices, 'retryPrices'>) =>
  retryPrices
    ? 'We cannot read today’s prices just now. Try again, or send an enquiry and we reply with payment instructions.'
    : 'Some of your lines are no longer made as you chose them. Change or remove them in the cart, or send an enquiry and we reply with payment instructions.';
