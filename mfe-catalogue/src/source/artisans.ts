import { fetchRecord } from '@tanabana/runtime/async/fetchRecord';
import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import { artisanListSchema, type ListedArtisan } from '@tanabana/runtime/contracts/artisanList';
import type { PublicRecord } from '@tanabana/runtime/contracts/page';
import * as v from 'valibot';

const shared = createSharedReads({ cache: true });

const parse = v.parser(artisanListSchema);

/**
 * Finds the artisan of a workshop.
 * @param record the content team's list of artisans
 * @param workshop name of the maker, as products name it
 * @returns undefined if there is none, or the list cannot be read, which is reported
 */
export async function findArtisan(
  record: PublicRecord,
  workshop: string,
): Promise<ListedArtisan | undefined> {
  try {
    const artisans = await shared(record.address, () => fetchRecord(record, parse));
    return artisans.find((artisan) => artisan.workshop === workshop);
  } catch {
    return undefined;
  }
}
