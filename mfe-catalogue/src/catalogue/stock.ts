import { MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { batchText, inStockText, weeksOfSize } from '@tanabana/shop/cart/makingWeeks';
import { formatCount } from '@tanabana/shop/text/formatCount';
import type { TradeFacts } from '../trade/tradeFacts';
import type { Product, SizeOption } from './product';

/** @param option chosen option; if undefined, whether all options are sold out */
export function isSoldOut({ inStock }: Pick<Product, 'inStock'>, option?: SizeOption): boolean {
  return !inStock || option?.isSoldOut === true;
}

export function isMadeToOrder({ stock, trade }: Pick<Product, 'stock' | 'trade'>): boolean {
  return trade ? !trade.isInStock : stock === 'made to order';
}

/**
 * Of products in stock, the minimum order is dispatched within the setting `dispatchTime` (§9). All other units are made
 * to order.
 * @param size chosen size; if undefined, the time is that of all sizes
 */
function dispatchText(
  { isInStock, making, units }: TradeFacts,
  dispatchTime: string | undefined,
  quantity: number = MINIMUM_ORDER_QUANTITY,
  size?: string,
): string {
  const unit = units.find((each) => each.size === size);
  const batch = batchText(weeksOfSize(making, unit?.weeks));
  const more = quantity - MINIMUM_ORDER_QUANTITY;
  if (more <= 0) return isInStock ? inStockText(dispatchTime) : `Made to order: ${batch}`;
  return isInStock
    ? `${inStockText(dispatchTime, `${MINIMUM_ORDER_QUANTITY} in stock`)}. The other ${formatCount(more)} made to order: ${batch}; our reply gives the date for all`
    : `Made to order: ${batch}; our reply gives the date for ${formatCount(quantity)}`;
}

/** Describes stock and dispatch, as far as the catalogue states them. */
export function availabilityText(
  product: Product,
  dispatchTime: string | undefined,
  { quantity, option }: { readonly quantity?: number; readonly option?: SizeOption | undefined } = {},
): string {
  const { stock, trade } = product;
  if (isSoldOut(product, option)) return 'Sold out';
  if (trade) return dispatchText(trade, dispatchTime, quantity, option?.size);
  if (stock === 'made to order') return 'Made to order';
  return stock ? inStockText(dispatchTime) : '';
}
