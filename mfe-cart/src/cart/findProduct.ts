import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { PRICE_LIST, type PricedProduct } from '@tanabana/runtime/contracts/priceList';
import { readPriceList } from './readPriceList';

/**
 * Finds a product in the catalogue's price list.
 * @returns undefined if the list does not have it or cannot be read
 */
export async function findProduct({ records }: PageRequest, id: number): Promise<PricedProduct | undefined> {
  const record = records?.[PRICE_LIST];
  return record && (await readPriceList(record)).get(id);
}
