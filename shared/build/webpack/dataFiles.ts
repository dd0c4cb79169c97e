import { partOfIndex } from '@tanabana/runtime/files/dataFileAddresses';
import type { NameFile } from '@tanabana/artefacts/store/namedByContent';

/** Most files that one index lists: of more, several list a part each, and the index names those. */
const MAX_LISTED = 256;

/** Data files of a build, and what leads to them. */
interface DataFiles {
  /** Path in the build → text, the index among them when there is one. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the index, in which each file's path stands below its plain one; absent when names are plain. */
  readonly index?: string;
}

/**
 * Names data files that the browser reads one at a time. When names carry hashes, an index lists them: it lies beside
 * the files and not in a script, so that no script grows with the data, or changes when the data does. An index of
 * many files comes in parts, of which a browser fetches those that it needs.
 * @param folder folder in the build, as in `data`
 * @param texts path below it → text
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
  const list = partCount > 1 ? parts.map((part, place) => add(`index-${place}.json`, part)) : parts[0];
  return { files, index: add('index.json', list) };
}
