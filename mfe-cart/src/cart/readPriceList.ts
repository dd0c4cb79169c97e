import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { PublicRecord } from '@tanabana/runtime/contracts/page';
import { noPrices, parsePriceList, type PriceList } from './priceList';

/** How long the catalogue may take to answer, in milliseconds; the cart then goes by what it has stored. */
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
 * Reads the catalogue's price list; once it is read, it is not asked for again.
 * @param record where the release says it is
 * @returns an empty list if it cannot be had; the failure is logged, and the next call asks again
 */
export async function readPriceList(record: PublicRecord): Promise<PriceList> {
  try {
    return await shared(record.address, () => read(record));
  } catch (error) {
    console.warn('The catalogue’s prices cannot be read; the cart shows what it has stored.', error);
    return noPrices;
  }
}
