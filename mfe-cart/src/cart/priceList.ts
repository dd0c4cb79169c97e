import type { PageRequest, PublicRecord } from '@tanabana/runtime/contracts/page';
import { PRICE_LIST, type PricedProduct } from '@tanabana/runtime/contracts/priceList';
import { fetchPriceList, type PriceList } from '@tanabana/runtime/prices/fetchPriceList';

export type { PriceList };

/** The price list when the catalogue’s cannot be read. */
export const noPrices: PriceList = new Map();

/**
 * Fetches the catalogue's price list once; later calls return the same list.
 * @param record address and integrity of the list, from the release
 * @returns an empty list if the list cannot be fetched or is invalid; the next call fetches again
 */
export async function readPriceList(record: PublicRecord): Promise<PriceList> {
  return fetchPriceList(record).catch(() => noPrices);
}

/**
 * Finds a product in the catalogue's price list.
 * @returns undefined if the list does not have it or cannot be read
 */
export async function findProduct({ records }: PageRequest, id: number): Promise<PricedProduct | undefined> {
  const record = records?.[PRICE_LIST];
  return record && (await readPriceList(record)).get(id);
}
