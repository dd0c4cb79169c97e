import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { SearchDocument } from './searchDocument';
import type { SearchFile } from './searchFile';
import { searchOptions } from './searchOptions';
import { createSearch, type ProductSearch } from './searchProducts';
import { stemOf } from './searchTerms';
import { dictionaryOf, spelledWords } from './synonyms';

/**
 * Opens an index in steps, because the index of a large catalogue would block its process for too long.
 * @param text content of the data file, which the build of this version has created
 */
export async function readSearchIndex(text: string): Promise<ProductSearch> {
  const file = JSON.parse(text) as SearchFile;
  return searchIn(file, await MiniSearch.loadJSAsync(indexOf(file), searchOptions));
}

/**
 * Opens an index in one step.
 * @internal
 */
export function openSearchIndex(text: string): ProductSearch {
  const file = JSON.parse(text) as SearchFile;
  return searchIn(file, MiniSearch.loadJS(indexOf(file), searchOptions));
}

const indexOf = ({ index, entries }: SearchFile): AsPlainObject => ({ ...index, index: parsed(entries) });

function searchIn(
  { products, sizeTerms, words, grounded, synonyms }: SearchFile,
  index: MiniSearch<SearchDocument>,
): ProductSearch {
  const spelled = spelledWords(synonyms);
  return createSearch({
    products,
    sizeTerms,
    words,
    index,
    grounded: new Set(grounded),
    dictionary: dictionaryOf(synonyms),
    spelled,
    spelledStems: new Set(spelled.map(stemOf)),
  });
}

/** Parses each entry when it is read. */
function parsed(entries: readonly string[]): AsPlainObject['index'] {
  return {
    *[Symbol.iterator]() {
      for (const entry of entries) yield JSON.parse(entry) as AsPlainObject['index'][number];
    },
  } as AsPlainObject['index'];
}
