import { isQuoted } from '@tanabana/runtime/cart/cart';
import type { Product } from '../catalogue/product';
import type { FacetOption } from './facet';

/** Bands with their least price, in rupees. */
const BANDS: readonly (readonly [value: string, label: string, least: number])[] = [
  ['under-1000', 'Under ₹1,000', 0],
  ['1000-1999', '₹1,000 to ₹1,999', 1000],
  ['2000-2999', '₹2,000 to ₹2,999', 2000],
  ['from-3000', '₹3,000 and over', 3000],
];

export const PRICE_OPTIONS: readonly FacetOption[] = BANDS.map(([value, label]) => ({ value, label }));

/** Finds the band of the price on a product's card; products sold by quotation have none. */
export function priceBands(product: Pick<Product, 'category' | 'price'>): string[] {
  const reached = isQuoted(product) ? [] : BANDS.filter(([, , least]) => product.price >= least);
  return reached.slice(-1).map(([value]) => value);
}
