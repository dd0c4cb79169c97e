import { entryReader } from '@tanabana/contract/records/entryReader';
import type { PageRequest } from '@tanabana/contract/pages/page';
import type * as v from 'valibot';
import { products } from '../pulled/catalogue';

export type PricedProduct = v.InferOutput<typeof products>[number];
export type PricedSize = PricedProduct['sizes'][number];

/** Carton or bale of a product in one size. */
export interface Pack extends NonNullable<PricedSize['pack']> {
  readonly isBale?: boolean | undefined;
}

/**
 * Published products of the lines, by id. The value of a product that is not sold any more is undefined. Products that
 * have not been read yet are no keys.
 */
export type PriceList = ReadonlyMap<number, PricedProduct | undefined>;

/** Price list while no product has been read. A cart cannot be paid with this list. */
export const noPrices: PriceList = new Map();

const readEntries = entryReader(products);

/**
 * Reads published products by id, each block of the catalogue's record once per HTML document. If a block violates its
 * contract, logs the error and rejects.
 */
export async function readProducts(
  { records }: Pick<PageRequest, 'records'>,
  ids: readonly number[],
): Promise<PriceList> {
  const record = records?.['catalogue/products'];
  if (!record) throw new Error('No products are published.');
  return readEntries(record, ids);
}

/** Resolves with undefined if the product is not sold any more or cannot be read. */
export async function findProduct(request: PageRequest, id: number): Promise<PricedProduct | undefined> {
  return (await readProducts(request, [id]).catch(() => noPrices)).get(id);
}
