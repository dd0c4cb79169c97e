import { MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { batchText, weeksOfSize, weeksText } from '@tanabana/shop/cart/makingWeeks';
import { formatCount } from '@tanabana/shop/text/formatCount';
import type { Product, SizeOption } from '../catalogue/product';
import { isSoldOut } from '../catalogue/stock';
import type { TradeFacts } from './tradeFacts';

/**
 * Of products in stock, the minimum order is dispatched within the setting `dispatchTime` (§9). All other units are made
 * to order.
 * @param size chosen size; if undefined, the time is that of all sizes
 */
export function dispatchText(
  { isInStock, making, units }: TradeFacts,
  dispatchTime: string | undefined,
  quantity: number = MINIMUM_ORDER_QUANTITY,
  size?: string,
): string {
  const unit = units.find((each) => each.size === size);
  const batch = batchText(weeksOfSize(making, unit?.weeks));
  const more = quantity - MINIMUM_ORDER_QUANTITY;
  if (more <= 0) return isInStock ? inStockText(dispatchTime) : `Made to order: ${batch}`;
  const dispatched = dispatchTime ? `: dispatched within ${dispatchTime}` : '';
  return isInStock
    ? `${MINIMUM_ORDER_QUANTITY} in stock${dispatched}. The other ${formatCount(more)} made to order: ${batch}; our reply gives the date for all`
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

const inStockText = (dispatchTime: string | undefined) =>
  dispatchTime ? `In stock: dispatched within ${dispatchTime}` : 'In stock';

export function makingText({ isInStock, making }: TradeFacts): string {
  return isInStock
    ? `In stock; a new batch of ${MINIMUM_ORDER_QUANTITY} takes ${weeksText(making)}`
    : batchText(making);
}

/** Formats weights in the same unit and precision: in grams if all weights are below one kilogram. */
export function weightColumn(kilograms: readonly number[]): {
  readonly unit: 'g' | 'kg';
  readonly values: readonly string[];
} {
  const heaviest = Math.max(...kilograms);
  if (heaviest < 1) return { unit: 'g', values: kilograms.map((kg) => String(Math.round(kg * 1000))) };
  return { unit: 'kg', values: kilograms.map((kg) => kg.toFixed(heaviest < 10 ? 2 : 1)) };
}

export function sidesText(centimetres: readonly number[]): string {
  return centimetres.join(' × ');
}
