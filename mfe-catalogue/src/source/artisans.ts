import { recordReader } from '@tanabana/runtime/async/recordReader';
import type { PublicRecord } from '@tanabana/runtime/contracts/page';
import type { InferOutput } from 'valibot';
import { artisans } from '../contracts/content';

const read = recordReader(artisans);

/**
 * Finds the artisan of a workshop.
 * @param record the content team's list of artisans
 * @param workshop name of the maker, as products name it
 * @returns undefined if there is none, or the list cannot be read, which is reported
 */
export async function findArtisan(
  record: PublicRecord,
  workshop: string,
): Promise<InferOutput<typeof artisans>[number] | undefined> {
  try {
    return (await read(record)).find((artisan) => artisan.workshop === workshop);
  } catch {
    return undefined;
  }
}
