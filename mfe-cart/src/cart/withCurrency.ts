import { formatRupees } from '@tanabana/runtime/money/formatRupees';

/** Adds rupees to a price that names no currency: `1200` becomes `₹1,200`. */
export function withCurrency(price: string): string {
  if (price === '' || /\p{L}|\p{Sc}/u.test(price)) return price;
  return /^\d{1,15}$/.test(price) ? formatRupees(Number(price)) : `₹${price}`;
}
