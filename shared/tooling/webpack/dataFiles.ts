import path from 'node:path';
import { partOfIndex } from '@tanabana/contract/records/dataFileAddresses';
import type { NameFile } from '@tanabana/releases/versions/namedByContent';

/** Maximum number of file names in a part of an index, and maximum size of a folder that is not listed in parts. */
const MAX_LISTED = 256;

interface DataFiles {
  /** Texts of the data files and of the index, by path in the build. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the index of hashed names. Undefined if the names contain no hashes. */
  readonly index?: string;
}

/**
 * Adds hashes to the names of data files that browsers fetch individually. An index lists the hashed names, so that
 * scripts do not change with the data. The files of large folders are listed in parts of the index, so that browsers
 * fetch only the parts that they need.
 */
export function dataFiles(
  folder: string,
  texts: Readonly<Record<string, string>>,
  nameFile: NameFile,
): DataFiles {
  const named = Object.entries(texts).map(([file, text]) => ({
    file,
    name: nameFile(`${folder}/${file}`, text),
    text,
  }));
  const files = Object.fromEntries(named.map(({ name, text }) => [name, text]));
  if (named.every(({ file, name }) => name === `${folder}/${file}`)) return { files };
  const sizes = new Map<string, number>();
  for (const { file } of named) sizes.set(path.dirname(file), (sizes.get(path.dirname(file)) ?? 0) + 1);
  const isLarge = ({ file }: { readonly file: string }) => (sizes.get(path.dirname(file)) ?? 0) > MAX_LISTED;
  const namesOf = (some: typeof named) => Object.fromEntries(some.map(({ file, name }) => [file, name]));
  const add = (file: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const name = nameFile(`${folder}/${file}`, text);
    files[name] = text;
    return name;
  };
  const inParts = named.filter(isLarge);
  const names = namesOf(named.filter((file) => !isLarge(file)));
  if (inParts.length === 0) return { files, index: add('index.json', names) };
  const count = Math.ceil(inParts.length / MAX_LISTED);
  const parts = Array.from({ length: count }, (_, part) =>
    add(`index-${part}.json`, namesOf(inParts.filter(({ file }) => partOfIndex(file, count) === part))),
  );
  return { files, index: add('index.json', { names, parts }) };
}
