import { isRugCategory, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { formatCount } from '@tanabana/runtime/text/formatCount';
import type { TradeFacts } from './tradeFacts';

interface Traded {
  readonly category: string;
  readonly trade: TradeFacts;
}

const BATCH = `for ${MINIMUM_ORDER_QUANTITY} units`;

const weeksOf = ({ making: { from, to } }: TradeFacts) => `${from} to ${to} weeks`;

/**
 * Describes when a quantity is dispatched. Of products in stock, the minimum order is dispatched within 48 hours (§9).
 * All other units are made to order.
 */
export function dispatchText({ category, trade }: Traded, quantity: number = MINIMUM_ORDER_QUANTITY): string {
  const weeks = weeksOf(trade);
  if (isRugCategory(category))
    return `Made to order: ${weeks} a rug, with several looms at work at the same time`;
  const more = quantity - MINIMUM_ORDER_QUANTITY;
  if (more <= 0)
    return trade.isInStock ? 'In stock: dispatched within 48 hours' : `Made to order: ${weeks} ${BATCH}`;
  return trade.isInStock
    ? `${MINIMUM_ORDER_QUANTITY} in stock: dispatched within 48 hours. The other ${formatCount(more)} made to order: ${weeks} ${BATCH}; our reply gives the date for all`
    : `Made to order: ${weeks} ${BATCH}; our reply gives the date for ${formatCount(quantity)}`;
}

export function makingText({ category, trade }: Traded): string {
  const weeks = weeksOf(trade);
  if (trade.isInStock) return `In stock; a new batch of ${MINIMUM_ORDER_QUANTITY} takes ${weeks}`;
  if (!isRugCategory(category)) return `${weeks} ${BATCH}`;
  return `${weeks} for one rug, depending on its size; several looms work at the same time, and our quotation gives the date for your quantity`;
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
