import { type CartItem, MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { batchText, type Weeks, weeksOfSize, weeksText } from '@tanabana/shop/cart/makingWeeks';
import type { PricedProduct } from './priceList';
import { optionOf } from './soldLine';

type Line = Pick<CartItem, 'size' | 'quantity'>;

/** Products in stock are dispatched within the setting `dispatchTime`, up to the minimum order quantity (§9). */
export function dispatchWeeks(line: Line, product: PricedProduct | undefined) {
  if (!product?.trade) return undefined;
  const { isInStock, making } = product.trade;
  if (isInStock && line.quantity <= MINIMUM_ORDER_QUANTITY) return { from: 0, to: 0 };
  return weeksOfSize(making, optionOf(line, product)?.weeks);
}

/** As in `within 48 hours` and `4 to 6 weeks`. Empty for products in stock if the shop states no time. */
export function weeksInWords(weeks: Weeks, dispatchTime: string | undefined): string {
  if (weeks.to > 0) return weeksText(weeks);
  return dispatchTime ? `within ${dispatchTime}` : '';
}

/**
 * Describes the time until dispatch of a quantity, above the minimum order quantity with the quantity that takes so long.
 * Returns an empty text if the catalogue or the shop does not publish the time.
 */
export function leadTime(
  line: Line,
  product: PricedProduct | undefined,
  dispatchTime: string | undefined,
): string {
  const weeks = dispatchWeeks(line, product);
  if (!weeks) return '';
  return line.quantity > MINIMUM_ORDER_QUANTITY ? batchText(weeks) : weeksInWords(weeks, dispatchTime);
}
