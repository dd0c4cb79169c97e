import { MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { batchText, weeksOfSize, weeksText } from '@tanabana/shop/cart/makingWeeks';
import { formatCount } from '@tanabana/shop/text/formatCount';
import type { Product, SizeOption } from '../catalogue/product';
import { isSoldOut } from '../catalogue/stock';
import type { TradeFacts } from './tradeFacts';

/**
 * Of products in stock, the minimum order is dispatched within 48 hours (§9). All other units are made to order.
 * @param size chosen size; if undefined, the time is that of all sizes
 */
export function dispatchText(
  { isInStock, making, units }: TradeFacts,
  quantity: number = MINIMUM_ORDER_QUANTITY,
  size?: string,
): string {
  const unit = units.find((each) => each.size === size);
  const batch = batchText(weeksOfSize(making, unit?.weeks));
  const more = quantity - MINIMUM_ORDER_QUANTITY;
  if (more <= 0) return isInStock ? 'In stock: dispatched within 48 hours' : `Made to order: ${batch}`;
  return isInStock
    ? `${MINIMUM_ORDER_QUANTITY} in stock: dispatched within 48 hours. The other ${formatCount(more)} made to order: ${batch}; our reply gives the date for all`
    : `Made to order: ${batch}; our reply gives the date for ${formatCount(quantity)}`;
}

/** Describes stock and dispatch, as far as the catalogue states them. */
export function availabilityText(
  product: Product,
  { quantity, option }: { readonly quantity?: number; readonly option?: SizeOption | undefined } = {},
): string {
  const { stock, trade } = product;
  if (isSoldOut(product, option)) return 'Sold out';
  if (trade) return dispatchText(trade, quantity, option?.size);
  return stock ? capitalised(stock) : '';
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
