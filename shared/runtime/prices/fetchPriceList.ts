import * as v from 'valibot';
import { fetchRecord } from '../async/fetchRecord';
import { createSharedReads } from '../async/sharedReads';
import type { PublicRecord } from '../contracts/page';
import { type PricedProduct, pricedProductSchema } from '../contracts/priceList';

/** The catalogue's published products, by product id. */
export type PriceList = ReadonlyMap<number, PricedProduct>;

/**
 * Parses the price list that the catalogue publishes.
 * @param published a list of products; entries that break the contract are left out
 * @throws if no entry is valid
 * @internal
 */
export function parsePriceList(published: unknown): PriceList {
  const entries = Array.isArray(published) ? published : [];
  const products = entries.flatMap((entry) => {
    const product = v.safeParse(pricedProductSchema, entry);
    return product.success ? [product.output] : [];
  });
  if (products.length === 0) throw new Error('The price list has no valid entry.');
  return new Map(products.map((product) => [product.id, product]));
}

/** How long the catalogue may take to answer, in milliseconds. */
const READ_TIMEOUT_MS = 3_000;

const shared = createSharedReads({ cache: true });

/**
 * Fetches the catalogue's price list once; later calls return the same list.
 * @param record address and integrity of the list, from the release
 * @throws if it cannot be fetched or has no valid entry; the next call fetches again
 */
export function fetchPriceList(record: PublicRecord): Promise<PriceList> {
  return shared(record.address, () =>
    fetchRecord(record, parsePriceList, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) }),
  );
}
