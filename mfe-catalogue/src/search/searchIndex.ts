import MiniSearch, { type AsPlainObject } from 'minisearch';
import { groundColours } from '../catalogue/groundColours';
import type { Product } from '../catalogue/product';
import { packDifferences, packNumbers } from '../catalogue/packNumbers';
import { groupBy, partKeys, partOf } from './partKeys';
import { partName, PREFIX_FIELDS, SHORT, shortPartName } from './partReader';
import { packPart } from './postings';
import { allSizes, amountsOf, searchDocument } from './searchDocument';
import { correctableTerms, filesIn, openHead, type SearchHead } from './searchHead';
import { searchOptions } from './searchOptions';
import { createSearch, nameWords, type ProductSearch } from './searchProducts';
import { extractSizes, sizeTerm } from './sizes';
import type { Synonyms } from './synonyms';

/** Longest key of a part. A search for the beginning of a word with at least this length reads one part. */
const MAX_KEY = 3;

const LIMITS = {
  /** Length of the longest index that is one file, in characters. Parts would cost more requests than they save bytes. */
  whole: 400_000,
  /** Length of a part that is not divided further, in characters. About a quarter of it is transferred. */
  part: 100_000,
};

/**
 * Creates the search index. A small index is one file. A large index has a file for each part, so that a search reads
 * only the parts with its terms.
 * @returns contents of the data files by path
 */
export function buildSearchIndex(
  products: readonly Product[],
  synonyms: Synonyms,
  limits = LIMITS,
): Record<string, string> {
  const miniSearch = new MiniSearch(searchOptions);
  miniSearch.addAll(products.map(searchDocument));
  const { index, fieldIds, fieldLength, averageFieldLength } = miniSearch.toJSON();
  const categoryNames = [...new Set(products.map(({ category }) => category))];
  const grounded = products.filter((product) => groundColours(product).length > 0);
  const sizes = products.flatMap(allSizes).flatMap((text) => extractSizes(text).sizes);
  const head: SearchHead = {
    ids: packDifferences(products.map(({ id }) => id)),
    categoryNames,
    categories: packNumbers(products.map(({ category }) => categoryNames.indexOf(category))),
    grounded: packDifferences(grounded.map(({ id }) => id)),
    averageLengths: averageFieldLength,
    fieldIds,
    sizeTerms: [...new Set(sizes.map(sizeTerm))],
    synonyms,
    keys: [''],
    shortKeys: [],
  };
  const amounts = products.map(amountsOf);
  const names = products.map(({ name }, position) => [position, nameWords(name)] as const);
  const part = packPart(index, fieldLength, names);
  const whole = JSON.stringify({ ...head, whole: { part, amounts } });
  if (whole.length <= limits.whole) return { 'search.json': whole };

  const prefixFields = new Set(PREFIX_FIELDS.map((field) => String(fieldIds[field])));
  const shortIndex = index.map(([term, fields]): IndexEntry => {
    const own = Object.entries(fields).filter(([field]) => term.length <= SHORT || prefixFields.has(field));
    return [term, Object.fromEntries(own)];
  });
  const divide = (entries: readonly IndexEntry[], maxKey: number, nameOf: (part: number) => string) => {
    const lengths = new Map(entries.map((entry) => [entry[0], JSON.stringify(entry).length]));
    const keys = partKeys(lengths, limits.part, maxKey);
    const ofParts = groupBy(entries, ([term]) => partOf(term, keys));
    const namesOfParts = groupBy(names, ([, words]) => partOf(words.split(' ')[0] ?? '', keys));
    const files = keys.map((_, number): [path: string, text: string] => {
      const own = packPart(ofParts.get(number) ?? [], fieldLength, namesOfParts.get(number) ?? []);
      return [`search/${nameOf(number)}.json`, JSON.stringify(own)];
    });
    return { keys, files: Object.fromEntries(files) };
  };
  const parts = divide(index, MAX_KEY, partName);
  const shortParts = divide(shortIndex, 1, shortPartName);
  return {
    'search.json': JSON.stringify({ ...head, keys: parts.keys, shortKeys: shortParts.keys }),
    'search/words.json': JSON.stringify(correctableTerms(part, { fieldIds })),
    'search/amounts.json': JSON.stringify(amounts),
    ...parts.files,
    ...shortParts.files,
  };
}

type IndexEntry = AsPlainObject['index'][number];

/**
 * Opens an index created by `buildSearchIndex` whose files are all in one file.
 * @internal
 */
export function openSearchIndex(files: Readonly<Record<string, string>>): ProductSearch {
  const head = openHead(files['search.json'] ?? '');
  return createSearch(head, filesIn(head));
}
