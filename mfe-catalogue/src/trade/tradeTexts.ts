import { isRugCategory, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import type { Product } from '../catalogue/product';
import type { TradeFacts } from './tradeFacts';

type Traded = Pick<Product, 'category'> & { readonly trade: TradeFacts };

/** What a making time is for: one rug, or the minimum order of another piece. */
const madeUnit = (category: string) =>
  isRugCategory(category) ? 'a rug' : `for ${MINIMUM_ORDER_QUANTITY} pieces`;

/** When a product leaves: the promise of 48 hours holds for goods in stock (§9), the weeks of making for all others. */
export function dispatchText({ category, trade: { isInStock, making } }: Traded): string {
  if (isInStock) return 'In stock: dispatched within 48 hours';
  return `Made to order: ${making.from} to ${making.to} weeks ${madeUnit(category)}`;
}

/** The making time, with what it depends on. */
export function makingText({ category, trade: { isInStock, making } }: Traded): string {
  const weeks = `${making.from} to ${making.to} weeks`;
  if (isInStock) return `In stock; a new batch of ${MINIMUM_ORDER_QUANTITY} takes ${weeks}`;
  if (!isRugCategory(category)) return `${weeks} for ${MINIMUM_ORDER_QUANTITY} pieces`;
  return `${weeks} for one rug, depending on its size; our quotation gives the date for your quantity`;
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
