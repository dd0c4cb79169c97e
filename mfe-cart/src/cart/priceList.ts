import { pricedProductSchema, type PricedProduct } from '@tanabana/runtime/contracts/priceList';
import * as v from 'valibot';

/** What the catalogue says of its products, by product id. */
export type PriceList = ReadonlyMap<number, PricedProduct>;

/** What is known of the products where the catalogue cannot be asked. */
export const noPrices: PriceList = new Map();

/**
 * Makes a price list of what the catalogue publishes.
 * @param published a list of products; entries that do not keep the contract are left out
 */
export function parsePriceList(published: unknown): PriceList {
  const entries = Array.isArray(published) ? published : [];
  const products = entries.flatMap((entry) => {
    const product = v.safeParse(pricedProductSchema, entry);
    return product.success ? [product.output] : [];
  });
  return new Map(products.map((product) => [product.id, product]));
}
