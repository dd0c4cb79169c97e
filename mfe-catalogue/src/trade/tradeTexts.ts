import { isRugCategory, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import type { Product } from '../catalogue/product';
import type { TradeFacts } from './tradeFacts';

type Traded = Pick<Product, 'category'> & { readonly trade: TradeFacts };

const BATCH = `for ${MINIMUM_ORDER_QUANTITY} pieces`;

/**
 * When a quantity of a product leaves: the promise of 48 hours holds for goods in stock (§9), which are the minimum
 * order, and the weeks of making for all others.
 */
export function dispatchText(
  { category, trade: { isInStock, making } }: Traded,
  quantity: number = MINIMUM_ORDER_QUANTITY,
): string {
  const weeks = `${making.from} to ${making.to} weeks`;
  if (isRugCategory(category))
    return `Made to order: ${weeks} a rug, with several looms at work at the same time`;
  const more = quantity - MINIMUM_ORDER_QUANTITY;
  if (more <= 0)
    return isInStock ? 'In stock: dispatched within 48 hours' : `Made to order: ${weeks} ${BATCH}`;
  return isInStock
    ? `${MINIMUM_ORDER_QUANTITY} in stock: dispatched within 48 hours. The other ${more} made to order: ${weeks} ${BATCH}; our reply gives the date for all`
    : `Made to order: ${weeks} ${BATCH}; our reply gives the date for ${quantity}`;
}

/** The making time, with what it depends on. */
export function makingText({ category, trade: { isInStock, making } }: Traded): string {
  const weeks = `${making.from} to ${making.to} weeks`;
  if (isInStock) return `In stock; a new batch of ${MINIMUM_ORDER_QUANTITY} takes ${weeks}`;
  if (!isRugCategory(category)) return `${weeks} ${BATCH}`;
  return `${weeks} for one rug, depending on its size; several looms work at the same time, and our quotation gives the date for your quantity`;
}

/** Weights of all sizes in one unit, equally precise: grams if all are below a kilogram. */
export function weightColumn(kilograms: readonly number[]): {
  readonly unit: 'g' | 'kg';
  readonly values: readonly string[];
} {
  const heaviest = Math.max(...kilograms);
  if (heaviest < 1) return { unit: 'g', values: kilograms.map((kg) => String(Math.round(kg * 1000))) };
  return { unit: 'kg', values: kilograms.map((kg) => kg.toFixed(heaviest < 10 ? 2 : 1)) };
}

/** Sides for display: `152 × 213`. */
export function sidesText(centimetres: readonly number[]): string {
  return centimetres.join(' × ');
}
