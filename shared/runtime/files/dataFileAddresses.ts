import { createSharedReads } from '../async/sharedReads';
import * as v from 'valibot';

const indexSchema = v.record(v.string(), v.string());

/**
 * Finds the addresses of a build's data files, whose names carry a hash of their content. The index that lists them is
 * fetched once; after a failure the next look fetches again.
 * @param base where the build's files are served, with a slash at the end
 * @param folder folder of the data files in the build, as in `data`
 * @param index path of the index in the build; null when names are plain
 * @returns undefined for a file that the index does not list
 * @throws when the index cannot be fetched
 */
export function createDataFileAddresses(
  base: string,
  folder: string,
  index: string | null,
): (file: string) => Promise<string | undefined> {
  if (index === null) return (file) => Promise.resolve(`${base}${folder}/${file}`);
  const reads = createSharedReads({ keeps: true });
  return async (file) => {
    const names = await reads(index, () => fetchIndex(base + index));
    const name = names[file];
    return name === undefined ? undefined : base + name;
  };
}

async function fetchIndex(address: string): Promise<v.InferOutput<typeof indexSchema>> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return v.parse(indexSchema, await response.json());
}
