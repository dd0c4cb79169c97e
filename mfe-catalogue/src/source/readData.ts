import { fetchInTime } from '@tanabana/contract/async/fetchInTime';
import { createSharedReads } from '@tanabana/contract/async/sharedReads';
import { createDataFileAddresses } from '@tanabana/contract/records/dataFileAddresses';
import index from 'virtual:data-index';
import type { ReadFile } from './createCatalogueSource';

declare const __webpack_public_path__: string;

const addressOf = createDataFileAddresses(__webpack_public_path__, 'data', index);

/**
 * Resolves with undefined if the file does not exist.
 * @internal
 */
export async function readData(file: string): Promise<string | undefined> {
  const address = await addressOf(file);
  if (address === undefined) return undefined;
  const response = await fetchInTime(address, { headers: { accept: 'application/json' } });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return response.text();
}

export function createFileReads(cache: true | number): ReadFile {
  const shared = createSharedReads({ cache });
  return (file, parse) =>
    shared(file, async () => {
      const text = await readData(file);
      return text === undefined ? undefined : parse(text);
    });
}
