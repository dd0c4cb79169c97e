import { isQuoted } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import type { Product } from '../catalogue/product';
import type { FacetOption } from './facet';

/** Where a band ends and the next one starts, in rupees. */
const STEPS = [1000, 2000, 3000];

const first = STEPS[0] ?? 0;
const last = STEPS.at(-1) ?? 0;

/** Bands of prices; they neither overlap nor leave a gap. */
export const PRICE_OPTIONS: readonly FacetOption[] = [
  { value: `under-${first}`, label: `Under ${formatRupees(first)}` },
  ...STEPS.slice(0, -1).map((from, place) => {
    const to = (STEPS[place + 1] ?? 0) - 1;
    return { value: `${from}-${to}`, label: `${formatRupees(from)} to ${formatRupees(to)}` };
  }),
  { value: `from-${last}`, label: `${formatRupees(last)} and over` },
];

/** Finds the band of the price on a product's card; rugs, which are sold by quotation, have none. */
export function priceBands(product: Pick<Product, 'category' | 'price'>): string[] {
  if (isQuoted(product)) return [];
  const band = PRICE_OPTIONS[STEPS.filter((step) => product.price >= step).length];
  return band ? [band.value] : [];
}
