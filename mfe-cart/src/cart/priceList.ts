import type { Cart } from '@tanabana/runtime/cart/cart';
import type { PageRequest, PublicRecord } from '@tanabana/runtime/contracts/page';
import { PRICE_LIST, type PricedProduct } from '@tanabana/runtime/contracts/priceList';
import { fetchPriceList, type PriceList } from '@tanabana/runtime/prices/fetchPriceList';

export type { PriceList };

export interface CartAndPrices {
  readonly cart: Cart;
  /** Undefined while they load. */
  readonly prices: PriceList | undefined;
}

export const noPrices: PriceList = new Map();

/** @returns an empty list if the list cannot be fetched or is invalid */
export async function readPriceList(record: PublicRecord): Promise<PriceList> {
  return fetchPriceList(record).catch(() => noPrices);
}

/** @returns undefined if the catalogue's list does not have the product or cannot be read */
export async function findProduct({ records }: PageRequest, id: number): Promise<PricedProduct | undefined> {
  const record = records?.[PRICE_LIST];
  return record && (await readPriceList(record)).get(id);
}
