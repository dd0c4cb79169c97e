import { createSharedReads, type SharedReads } from '@tanabana/runtime/async/sharedReads';
import { readData } from './readData';

/** Products that are kept at once: a server reads more and more of them for as long as it runs. */
const MAX_PRODUCTS = 200;

const readsWith =
  (shared: SharedReads) =>
  <Value>(file: string, parse: (text: string) => Value): Promise<Value | undefined> =>
    shared(file, async () => {
      const text = await readData(file);
      return text === undefined ? undefined : parse(text);
    });

/**
 * Reads a data file once. A file that could not be read is requested again.
 * @param parse parses the text; always the same function for one file
 * @returns undefined when there is no such file
 */
export const readOnce = readsWith(createSharedReads({ keeps: true }));

/** The same for the file of a product, which is forgotten when many others were read since. */
export const readProductFile = readsWith(createSharedReads({ keeps: MAX_PRODUCTS }));
