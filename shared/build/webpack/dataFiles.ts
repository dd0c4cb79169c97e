import type { NameFile } from './namedByContent';

/** Data files of a build, and what leads to them. */
interface DataFiles {
  /** Path in the build → text, the index among them when there is one. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the index, in which each file's path stands below its plain one; absent when names are plain. */
  readonly index?: string;
}

/**
 * Names data files that the browser reads one at a time. When names carry hashes, an index lists them: it lies beside
 * the files and not in a script, so that no script grows with the data, or changes when the data does.
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
  const list = JSON.stringify(Object.fromEntries(named.map(({ file, name }) => [file, name])));
  const index = nameFile(`${folder}/index.json`, list);
  return { files: { ...files, [index]: list }, index };
}
