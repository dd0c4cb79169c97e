import type * as v from 'valibot';
import type { PublicRecord } from '../pages/page';
import { blockIndexSchema } from './dividedRecord';
import { recordReader } from './recordReader';

const readIndex = recordReader(blockIndexSchema);

/**
 * Creates a function that reads the entries of some ids from a divided record of another remote. The function fetches
 * the index of the record and the blocks that contain the ids, each of them once. Without ids nothing is fetched. The
 * result has every id as a key. The value of an id without an entry is undefined.
 * @param schema schema of the record, which validates each block
 * @returns a function that rejects if the index or a block cannot be read, as `recordReader` does
 */
export function entryReader<Entry extends { readonly id: number }>(
  schema: v.GenericSchema<unknown, readonly Entry[]>,
): (record: PublicRecord, ids: readonly number[]) => Promise<ReadonlyMap<number, Entry | undefined>> {
  const readBlock = recordReader(schema);
  return async (record, ids) => {
    const blocks = await blocksOf(record, ids);
    const entries = (await Promise.all(blocks.map((address) => readBlock({ address })))).flat();
    return new Map(ids.map((id) => [id, entries.find((entry) => entry.id === id)]));
  };
}

/**
 * Returns the addresses of the blocks of a divided record that contain the ids.
 * @throws {Error} if the index cannot be read
 */
export async function blocksOf(record: PublicRecord, ids: readonly number[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const index = await readIndex(record);
  const files = ids.flatMap((id) => index.findLast(({ from }) => from <= id)?.file ?? []);
  const folder = new URL(record.address, window.location.href);
  return [...new Set(files)].map((file) => new URL(file, folder).href);
}
