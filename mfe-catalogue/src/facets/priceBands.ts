import { isQuoted } from '@tanabana/runtime/cart/cart';
import type { Product } from '../catalogue/product';
import type { FacetOption } from './facet';

/** Least price of each band after the first, in rupees. */
const STEPS = [1000, 2000, 3000];

export const PRICE_OPTIONS: readonly FacetOption[] = [
  { value: 'under-1000', label: 'Under ₹1,000' },
  { value: '1000-1999', label: '₹1,000 to ₹1,999' },
  { value: '2000-2999', label: '₹2,000 to ₹2,999' },
  { value: 'from-3000', label: '₹3,000 and over' },
];

/** Finds the band of the price on a product's card; products sold by quotation have none. */
export function priceBands(product: Pick<Product, 'category' | 'price'>): string[] {
  if (isQuoted(product)) return [];
  const band = PRICE_OPTIONS[STEPS.filter((step) => product.price >= step).length];
  return band ? [band.value] : [];
}
