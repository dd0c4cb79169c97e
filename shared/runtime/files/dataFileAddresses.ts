import { createSharedReads } from '../async/sharedReads';
import * as v from 'valibot';

const namesSchema = v.record(v.string(), v.string());

/** File names, or the names of the index parts that list them. */
const indexSchema = v.union([v.array(v.string()), namesSchema]);

/** Returns the index of the part that lists a file. @param parts number of parts */
export function partOfIndex(file: string, parts: number): number {
  let hash = 0;
  for (const character of file) hash = (hash * 31 + character.charCodeAt(0)) % 0x7fffffff;
  return hash % parts;
}

/**
 * Finds the addresses of a build's data files, whose names carry a hash of their content. The index that lists them is
 * fetched once, and each of its parts; after a failure the next call fetches again.
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
  const reads = createSharedReads({ cache: true });
  return async (file) => {
    const read = <Index>(schema: v.GenericSchema<unknown, Index>, name: string) =>
      reads(name, () => fetchIndex(base + name, schema));
    const list = await read(indexSchema, index);
    const names = Array.isArray(list)
      ? await read(namesSchema, list[partOfIndex(file, list.length)] ?? '')
      : list;
    const name = names[file];
    return name === undefined ? undefined : base + name;
  };
}

async function fetchIndex<Index>(address: string, schema: v.GenericSchema<unknown, Index>): Promise<Index> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return v.parse(schema, await response.json());
}
