import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { SearchFile } from './searchFile';
import { searchOptions } from './searchOptions';
import { createSearch, type ProductSearch } from './searchProducts';
import { stemOf } from './searchTerms';
import { dictionaryOf, spelledWords } from './synonyms';

/** @param text content of the data file, which the build of this version has created */
export function openSearchIndex(text: string): ProductSearch {
  const { index, entries, grounded, synonyms, ...file } = JSON.parse(text) as SearchFile;
  const spelled = spelledWords(synonyms);
  return createSearch({
    ...file,
    index: MiniSearch.loadJS({ ...index, index: parsed(entries) }, searchOptions),
    grounded: new Set(grounded),
    dictionary: dictionaryOf(synonyms),
    spelled,
    spelledStems: new Set(spelled.map(stemOf)),
  });
}

/** Returns the entries as a list that MiniSearch iterates once. Parses each entry when it is read. */
function parsed(entries: readonly string[]): AsPlainObject['index'] {
  return {
    *[Symbol.iterator]() {
      for (const entry of entries) yield JSON.parse(entry) as AsPlainObject['index'][number];
    },
  } as AsPlainObject['index'];
}
