import type { SearchOptions } from 'minisearch';
import { partOf, partsBeginning } from './partKeys';
import type { OpenedPart } from './postings';
import type { SearchField } from './searchDocument';
import type { Amounts, OpenedHead, SearchFiles } from './searchHead';

/**
 * Fields in which a search word also matches the beginning of a longer word, in two cases: the search word has only one
 * or two letters, or the visitor may still be typing a word that already matches a complete word.
 */
export const PREFIX_FIELDS: SearchField[] = ['name', 'category', 'tags'];

/** Maximum length of terms that are read from short parts. */
export const SHORT = 2;

/** Name of the file of a part, or of a part that contains only `PREFIX_FIELDS` of terms that are longer than `SHORT`. */
export const partName = (part: number) => String(part);
export const shortPartName = (part: number) => `short-${part}`;

/** Thrown when a search needs files that have not been read. */
export class MissingFiles extends Error {
  constructor(readonly files: readonly string[]) {
    super(`The search needs ${files.join(', ')}.`);
  }
}

interface PartReader {
  readonly partsOf: (term: string, options?: SearchOptions) => readonly OpenedPart[];
  /** Throws if a part with one of the phrases is missing, so that all missing parts are read concurrently. */
  readonly require: (phrases: readonly string[]) => void;
  /** Returns ids of products whose names begin with a text. */
  readonly namesFrom: (text: string) => readonly number[];
  readonly words: () => readonly string[];
  readonly amounts: () => Amounts;
}

/** Finds the parts of an index that contain a term. All functions throw `MissingFiles` if a file has not been read. */
export function partReader({ keys, shortKeys, totals }: OpenedHead, files: SearchFiles): PartReader {
  const namesOf = (term: string, { prefix, fields }: SearchOptions = {}): string[] => {
    const isInShortPart = !prefix || fields?.every((field) => PREFIX_FIELDS.some((other) => other === field));
    if (term.length <= SHORT && isInShortPart && shortKeys.length > 0)
      return [shortPartName(partOf(term, shortKeys))];
    return (prefix ? partsBeginning(term, keys) : [partOf(term, keys)]).map(partName);
  };
  const read = (names: readonly string[]): OpenedPart[] => {
    const parts = names.flatMap((name) => files.parts.get(name) ?? []);
    if (parts.length < names.length) throw new MissingFiles(names.filter((name) => !files.parts.has(name)));
    return parts;
  };
  const present = <Value>(name: string, value: Value | undefined): Value => {
    if (value === undefined) throw new MissingFiles([name]);
    return value;
  };
  return {
    partsOf: (term, options) => read(namesOf(term, options)),
    require: (phrases) => {
      const terms = phrases.flatMap((phrase) => phrase.split(' '));
      read([...new Set(terms.flatMap((term) => namesOf(term)))]);
    },
    namesFrom: (text) => {
      const [first = ''] = text.split(' ');
      const parts = read(namesOf(first, { prefix: true, fields: PREFIX_FIELDS }));
      return parts.flatMap(({ part }) =>
        part.names.flatMap(([position, name]) => (name.startsWith(text) ? (totals.ids[position] ?? []) : [])),
      );
    },
    words: () => present('words', files.words),
    amounts: () => present('amounts', files.amounts),
  };
}
