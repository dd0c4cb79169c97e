import { createDataFileAddresses } from '@tanabana/runtime/files/dataFileAddresses';
import index from 'virtual:data-index';

declare const __webpack_public_path__: string;

const addressOf = createDataFileAddresses(__webpack_public_path__, 'data', index);

/**
 * Fetches one of the catalogue's data files, which are beside the scripts.
 * @param file its path below `data/`
 * @returns its text, or undefined when there is no such file
 * @throws when the fetch fails
 */
export async function readData(file: string): Promise<string | undefined> {
  const address = await addressOf(file);
  if (address === undefined) return undefined;
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return response.text();
}
