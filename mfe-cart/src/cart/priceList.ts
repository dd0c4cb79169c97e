import { recordReader } from '@tanabana/runtime/async/recordReader';
import type { Cart } from '@tanabana/runtime/cart/cart';
import type { PageRequest, PublicRecord } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';
import { prices } from '../contracts/catalogue';

/** Published products by id. */
export type PriceList = ReadonlyMap<number, PricedProduct>;
export type PricedProduct = v.InferOutput<typeof prices>[number];
export type PricedSize = PricedProduct['sizes'][number];
export type Pack = NonNullable<PricedSize['pack']>;

export interface CartAndPrices {
  readonly cart: Cart;
  /** Undefined while they load. */
  readonly prices: PriceList | undefined;
}

/** The price list when the catalogue’s cannot be read. Nothing can be paid then. */
export const noPrices: PriceList = new Map();

const priceList = v.pipe(
  prices,
  v.transform((products): PriceList => new Map(products.map((product) => [product.id, product]))),
);

const read = recordReader(priceList);

/** @internal */
export const parsePriceList = v.parser(priceList);

/**
 * Fetches the catalogue's price list once; later calls return the same list.
 * @param record address and integrity of the list, from the release
 * @returns `noPrices` if the list cannot be fetched or breaks its contract, which is reported; the next call fetches again
 */
export async function readPriceList(record: PublicRecord): Promise<PriceList> {
  return read(record).catch(() => noPrices);
}

/** @returns undefined if the catalogue's list does not have the product or cannot be read */
export async function findProduct({ records }: PageRequest, id: number): Promise<PricedProduct | undefined> {
  const record = records?.['catalogue/prices'];
  return record && (await readPriceList(record)).get(id);
}
