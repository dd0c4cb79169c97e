import { createSharedReads, type SharedReads } from '@tanabana/runtime/async/sharedReads';
import { createDataFileAddresses } from '@tanabana/runtime/files/dataFileAddresses';
import index from 'virtual:data-index';

declare const __webpack_public_path__: string;

const addressOf = createDataFileAddresses(__webpack_public_path__, 'data', index);

/**
 * Fetches one of the catalogue's data files, which are beside the scripts.
 * @param file its path below `data/`
 * @returns its text, or undefined when there is no such file
 * @throws when the fetch fails
 * @internal
 */
export async function readData(file: string): Promise<string | undefined> {
  const address = await addressOf(file);
  if (address === undefined) return undefined;
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return response.text();
}

/** Highest number of cached products, because a server would read more and more of them. */
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
export const readOnce = readsWith(createSharedReads({ cache: true }));

/** The same for the file of a product, which is evicted after many others were read. */
export const readProductFile = readsWith(createSharedReads({ cache: MAX_PRODUCTS }));
