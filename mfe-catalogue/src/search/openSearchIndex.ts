import MiniSearch from 'minisearch';
import type { SearchFile } from './searchFile';
import { searchOptions } from './searchOptions';
import { createSearch, type ProductSearch } from './searchProducts';
import { stemOf } from './searchTerms';
import { dictionaryOf, spelledWords } from './synonyms';

/** @param text content of the data file, which the build of this version has created */
export function openSearchIndex(text: string): ProductSearch {
  const { index, grounded, synonyms, ...file } = JSON.parse(text) as SearchFile;
  const spelled = spelledWords(synonyms);
  return createSearch({
    ...file,
    index: MiniSearch.loadJS(index, searchOptions),
    grounded: new Set(grounded),
    dictionary: dictionaryOf(synonyms),
    spelled,
    spelledStems: new Set(spelled.map(stemOf)),
  });
}
