import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import { readData } from './readData';

const shared = createSharedReads({ keeps: true });

/**
 * Reads a data file; one that has been read is not asked for again, one that failed is.
 * @param parse checks the text and makes a value of it; always the same for one file
 * @returns nothing when there is no such file
 */
export function readOnce<Value>(file: string, parse: (text: string) => Value): Promise<Value | undefined> {
  return shared(file, async () => {
    const text = await readData(file);
    return text === undefined ? undefined : parse(text);
  });
}
