import { recordReader } from '@tanabana/runtime/async/recordReader';
import type { Cart } from '@tanabana/runtime/cart/cart';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import { prices } from '../pulled/catalogue';

/** Published products by id. Empty only if the list cannot be read, because the contract excludes an empty list. */
export type PriceList = ReadonlyMap<number, PricedProduct>;
export type PricedProduct = v.InferOutput<typeof prices>[number];
export type PricedSize = PricedProduct['sizes'][number];
export type Pack = NonNullable<PricedSize['pack']>;

export interface CartAndPrices {
  readonly cart: Cart;
  /** Undefined while the price list loads. */
  readonly prices: PriceList | undefined;
}

/** Empty price list, used if the list cannot be read. A cart cannot be paid with an empty list. */
export const noPrices: PriceList = new Map();

const priceListSchema = v.pipe(
  prices,
  v.transform((products): PriceList => new Map(products.map((product) => [product.id, product]))),
);

/** @internal */
export const parsePriceList = v.parser(priceListSchema);

/**
 * Fetches the price list once per HTML document. If the list violates its contract, logs the error and rejects.
 */
export const readPriceList = recordReader(priceListSchema);

/** Finds a product in the price list. Returns undefined if the list does not contain the product or cannot be read. */
export async function findProduct({ records }: PageRequest, id: number): Promise<PricedProduct | undefined> {
  const record = records?.['catalogue/prices'];
  return record && (await readPriceList(record).catch(() => noPrices)).get(id);
}
