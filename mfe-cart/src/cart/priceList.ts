import { pricedProductSchema, type PricedProduct } from '@tanabana/runtime/contracts/priceList';
import * as v from 'valibot';

/** The catalogue's published products, by product id. */
export type PriceList = ReadonlyMap<number, PricedProduct>;

/** The price list when the catalogue cannot be reached. */
export const noPrices: PriceList = new Map();

/**
 * Parses the price list that the catalogue publishes.
 * @param published a list of products; entries that break the contract are left out
 */
export function parsePriceList(published: unknown): PriceList {
  const entries = Array.isArray(published) ? published : [];
  const products = entries.flatMap((entry) => {
    const product = v.safeParse(pricedProductSchema, entry);
    return product.success ? [product.output] : [];
  });
  return new Map(products.map((product) => [product.id, product]));
}
