import * as v from 'valibot';
import { fetchRecord } from '../async/fetchRecord';
import { createSharedReads } from '../async/sharedReads';
import type { PublicRecord } from '../contracts/page';
import { type PricedProduct, pricedProductSchema } from '../contracts/priceList';

/** Published products by id. */
export type PriceList = ReadonlyMap<number, PricedProduct>;

/**
 * Parses a price list, and skips invalid entries.
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

const READ_TIMEOUT_MS = 3_000;

const shared = createSharedReads({ cache: true });

/** Fetches the catalogue's price list once. Fetches it again after a failure. */
export function fetchPriceList(record: PublicRecord): Promise<PriceList> {
  return shared(record.address, () =>
    fetchRecord(record, parsePriceList, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) }),
  );
}
