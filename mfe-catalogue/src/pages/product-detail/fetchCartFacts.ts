import { blocksOf } from '@tanabana/contract/records/entryReader';
import { fetchInTime } from '@tanabana/contract/async/fetchInTime';
import type { PageRequest } from '@tanabana/contract/pages/page';

/** Fetches what the cart reads of the product, so that the product can be added to the cart without a network. */
export async function fetchCartFacts({ params, records }: PageRequest): Promise<void> {
  const record = records?.['catalogue/products'];
  const blocks = record ? await blocksOf(record, [Number(params.id)]) : [];
  await Promise.all(blocks.map((address) => fetchInTime(address)));
}
