import { MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { batchText, weeksText } from '@tanabana/shop/cart/makingWeeks';
import type { TradeFacts } from './tradeFacts';

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
