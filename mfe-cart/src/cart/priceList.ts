import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { PageRequest, PublicRecord } from '@tanabana/runtime/contracts/page';
import { PRICE_LIST, type PricedProduct, pricedProductSchema } from '@tanabana/runtime/contracts/priceList';
import * as v from 'valibot';

/** The catalogue's published products, by product id. */
export type PriceList = ReadonlyMap<number, PricedProduct>;

/** The price list when the catalogue cannot be reached. */
export const noPrices: PriceList = new Map();

/**
 * Parses the price list that the catalogue publishes.
 * @param published a list of products; entries that break the contract are left out
 * @internal
 */
export function parsePriceList(published: unknown): PriceList {
  const entries = Array.isArray(published) ? published : [];
  const products = entries.flatMap((entry) => {
    const product = v.safeParse(pricedProductSchema, entry);
    return product.success ? [product.output] : [];
  });
  return new Map(products.map((product) => [product.id, product]));
}

/** How long the catalogue may take to answer, in milliseconds; after that the cart uses its stored prices. */
const READ_TIMEOUT_MS = 3_000;

const shared = createSharedReads({ cache: true });

async function read({ address, integrity }: PublicRecord): Promise<PriceList> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    ...(integrity && { integrity }),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return parsePriceList(await answer.json());
}

/**
 * Fetches the catalogue's price list once; later calls return the same list.
 * @param record address and integrity of the list, from the release
 * @returns an empty list if the fetch fails; the failure is logged, and the next call fetches again
 */
export async function readPriceList(record: PublicRecord): Promise<PriceList> {
  try {
    return await shared(record.address, () => read(record));
  } catch (error) {
    console.warn('The catalogue’s prices cannot be read; the cart shows what it has stored.', error);
    return noPrices;
  }
}

/**
 * Finds a product in the catalogue's price list.
 * @returns undefined if the list does not have it or cannot be read
 */
export async function findProduct({ records }: PageRequest, id: number): Promise<PricedProduct | undefined> {
  const record = records?.[PRICE_LIST];
  return record && (await readPriceList(record)).get(id);
}
