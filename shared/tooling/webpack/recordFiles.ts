import path from 'node:path';
import type { NameFile } from '@tanabana/releases/versions/namedByContent';
import type { blockIndexSchema } from '@tanabana/contract/records/dividedRecord';
import type * as v from 'valibot';
import { recordFile } from './deployable';

/**
 * Number of entries in a block. With 10,000 products, the index and three blocks then have the fewest bytes: smaller
 * blocks need a larger index.
 */
const BLOCK_SIZE = 20;

/** Maximum number of blocks that are published as one block, because a request costs more than the bytes it saves. */
const MAX_JOINED = 5;

type Files = Readonly<Record<string, string>>;

export function wholeRecord(record: string, content: unknown, nameFile: NameFile): Files {
  const text = JSON.stringify(content);
  return { [nameFile(recordFile(record), text)]: text };
}

/** Returns the files of a record that is divided by id: the index (`blockIndexSchema`) and the blocks. */
export function dividedRecord(
  record: string,
  entries: readonly { readonly id: number }[],
  nameFile: NameFile,
): Files {
  const sorted = entries.toSorted((a, b) => a.id - b.id);
  const size = sorted.length <= BLOCK_SIZE * MAX_JOINED ? sorted.length : BLOCK_SIZE;
  const files: Record<string, string> = {};
  const index: v.InferInput<typeof blockIndexSchema> = [];
  for (let start = 0; start < sorted.length; start += size) {
    const block = sorted.slice(start, start + size);
    const text = JSON.stringify(block);
    const file = nameFile(recordFile(`${record}-${index.length}`), text);
    files[file] = text;
    index.push({ from: block[0]?.id ?? 0, file: path.basename(file) });
  }
  return { ...files, ...wholeRecord(record, index, nameFile) };
}
