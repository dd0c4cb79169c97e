import { partOfIndex } from '@tanabana/runtime/files/dataFileAddresses';
import type { NameFile } from '@tanabana/artefacts/store/namedByContent';

/** Maximum number of file names in one index of data files. A larger index is divided into parts. */
const MAX_LISTED = 256;

interface DataFiles {
  /** Texts of the data files and of the index, by path in the build. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the index of hashed names. Undefined if the names contain no hashes. */
  readonly index?: string;
}

/**
 * Adds hashes to the names of data files that browsers fetch individually. An index lists the hashed names, so that
 * scripts do not change with the data. A large index is divided, so that browsers fetch only the parts that they need.
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
  const partCount = Math.ceil(named.length / MAX_LISTED);
  const parts = Array.from({ length: partCount }, (_, part) =>
    Object.fromEntries(
      named.filter(({ file }) => partOfIndex(file, partCount) === part).map(({ file, name }) => [file, name]),
    ),
  );
  const add = (file: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const name = nameFile(`${folder}/${file}`, text);
    files[name] = text;
    return name;
  };
  const list = partCount > 1 ? parts.map((part, number) => add(`index-${number}.json`, part)) : parts[0];
  return { files, index: add('index.json', list) };
}
