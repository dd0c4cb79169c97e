import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { PublicRecord } from '@tanabana/runtime/contracts/page';
import { noPrices, parsePriceList, type PriceList } from './priceList';

/** How long the catalogue may take to answer, in milliseconds; after that the cart uses its stored prices. */
const READ_TIMEOUT_MS = 3_000;

const shared = createSharedReads({ keeps: true });

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
