import MiniSearch, { type Options } from 'minisearch';
import type { Product } from '../catalogue/product';
import { SEARCH_WEIGHTS, searchDocument, type SearchDocument } from './searchDocument';

/** Finds products by a text: ids, best match first. */
export type ProductSearch = (text: string) => number[];

/** Letters without their accents, as people type them. */
function plain(term: string): string {
  return term
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
}

const options: Options<SearchDocument> = {
  fields: Object.keys(SEARCH_WEIGHTS),
  processTerm: plain,
  searchOptions: {
    boost: SEARCH_WEIGHTS,
    combineWith: 'AND',
    // A word may be unfinished, and one letter in five may be wrong; short words are taken as they are.
    prefix: true,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    weights: { prefix: 0.6, fuzzy: 0.3 },
  },
};

/** Builds the index; the result goes into a file. */
export function buildSearchIndex(products: readonly Product[]): string {
  const index = new MiniSearch(options);
  index.addAll(products.map(searchDocument));
  return JSON.stringify(index);
}

/** Makes a search of what `buildSearchIndex` gave. */
export function openSearchIndex(json: string): ProductSearch {
  const index = MiniSearch.loadJSON(json, options);
  return (text) => index.search(text).map(({ id }) => id as number);
}
