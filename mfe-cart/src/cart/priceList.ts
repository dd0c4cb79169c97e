import { recordReader } from '@tanabana/runtime/async/recordReader';
import type { Cart } from '@tanabana/runtime/cart/cart';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import { prices } from '../contracts/catalogue';

/** Published products by id. Empty if the list cannot be read: an empty list breaks its contract. */
export type PriceList = ReadonlyMap<number, PricedProduct>;
export type PricedProduct = v.InferOutput<typeof prices>[number];
export type PricedSize = PricedProduct['sizes'][number];
export type Pack = NonNullable<PricedSize['pack']>;

export interface CartAndPrices {
  readonly cart: Cart;
  /** Undefined while they load. */
  readonly prices: PriceList | undefined;
}

/** Replaces a list that cannot be read. Nothing can be paid then. */
export const noPrices: PriceList = new Map();

const priceList = v.pipe(
  prices,
  v.transform((products): PriceList => new Map(products.map((product) => [product.id, product]))),
);

/** @internal */
export const parsePriceList = v.parser(priceList);

/** Fetches the catalogue's price list once. Rejects a list that breaks its contract, and reports it. */
export const readPriceList = recordReader(priceList);

/** @returns undefined if the catalogue's list does not have the product or cannot be read */
export async function findProduct({ records }: PageRequest, id: number): Promise<PricedProduct | undefined> {
  const record = records?.['catalogue/prices'];
  return record && (await readPriceList(record).catch(() => noPrices)).get(id);
}
