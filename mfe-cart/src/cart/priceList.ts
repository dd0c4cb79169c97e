import { recordReader } from '@tanabana/runtime/async/recordReader';
import type { Cart } from '@tanabana/runtime/cart/cart';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import { prices } from '../contracts/catalogue';

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

/** Replaces a list that cannot be read. No cart can be paid with these prices. */
export const noPrices: PriceList = new Map();

const priceList = v.pipe(
  prices,
  v.transform((products): PriceList => new Map(products.map((product) => [product.id, product]))),
);

/** @internal */
export const parsePriceList = v.parser(priceList);

/** Fetches the catalogue's price list once. Reports and rejects a list that does not fit the contract. */
export const readPriceList = recordReader(priceList);

/** @returns undefined if the catalogue's list does not have the product or cannot be read */
export async function findProduct({ records }: PageRequest, id: number): Promise<PricedProduct | undefined> {
  const record = records?.['catalogue/prices'];
  return record && (await readPriceList(record).catch(() => noPrices)).get(id);
}
