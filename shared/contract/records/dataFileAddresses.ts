import * as v from 'valibot';
import { fetchInTime } from '../async/fetchInTime';
import { createSharedReads } from '../async/sharedReads';

const namesSchema = v.record(v.string(), v.string());

/**
 * Schema of an index: hashed file names by the name without hash. If there are large folders, `parts` contains the names
 * of partial indexes, which list the files of large folders.
 */
const indexSchema = v.union([v.object({ names: namesSchema, parts: v.array(v.string()) }), namesSchema]);

/**
 * Returns the position of the partial index that lists a file, starting at 0. The build and the browser compute the
 * position from the file name.
 */
export function partOfIndex(file: string, parts: number): number {
  let hash = 0;
  for (const character of file) hash = (hash * 31 + character.charCodeAt(0)) % 0x7fffffff;
  return hash % parts;
}

/**
 * Each index is fetched once.
 * @param base address of the build's files, with a slash at the end
 * @param folder folder of the data files, as in `data`
 * @param index path of the index; null if file names contain no hash
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
    const { names, parts } = isDivided(list) ? list : { names: list, parts: [] };
    const part = names[file] === undefined ? parts[partOfIndex(file, parts.length)] : undefined;
    const name = part === undefined ? names[file] : (await read(namesSchema, part))[file];
    return name === undefined ? undefined : base + name;
  };
}

type Index = v.InferOutput<typeof indexSchema>;

function isDivided(index: Index): index is Extract<Index, { readonly parts: unknown }> {
  return Array.isArray(index.parts);
}

async function fetchIndex<Index>(address: string, schema: v.GenericSchema<unknown, Index>): Promise<Index> {
  const response = await fetchInTime(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return v.parse(schema, await response.json());
}
