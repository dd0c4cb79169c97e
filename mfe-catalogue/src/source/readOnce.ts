import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import { readData } from './readData';

const shared = createSharedReads({ keeps: true });

/**
 * Reads a data file once. A file that could not be read is requested again.
 * @param parse parses the text; always the same function for one file
 * @returns undefined when there is no such file
 */
export function readOnce<Value>(file: string, parse: (text: string) => Value): Promise<Value | undefined> {
  return shared(file, async () => {
    const text = await readData(file);
    return text === undefined ? undefined : parse(text);
  });
}
