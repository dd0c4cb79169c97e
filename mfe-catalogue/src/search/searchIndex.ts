import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import type { Product } from '../catalogue/product';
import { isSignificant, wordsOf } from './searchTerms';

/** Searched fields of a product, with the weight of a match in each. */
const SEARCH_WEIGHTS = {
  name: 5,
  tags: 3,
  category: 3,
  technique: 2,
  material: 2,
  region: 2,
  artisan: 1,
  description: 1,
} as const;

type SearchField = keyof typeof SEARCH_WEIGHTS;

type SearchDocument = Readonly<Record<SearchField, string>> & { readonly id: number };

function searchDocument(product: Product): SearchDocument {
  const { id, name, category, region, artisan, description, tags, specifications } = product;
  return {
    id,
    name,
    category,
    region,
    // Repeated words would only make the index larger.
    artisan: artisan === region ? '' : artisan,
    description,
    tags: tags.join(' '),
    technique: specifications.Technique ?? '',
    material: specifications.Material ?? '',
  };
}

/** Searches products by a text: returns ids, best match first. */
export type ProductSearch = (text: string) => number[];

const options: Options<SearchDocument> = {
  fields: Object.keys(SEARCH_WEIGHTS),
  tokenize: (text) => wordsOf(text).filter(isSignificant),
  // The tokenizer has normalised the words already.
  processTerm: (word) => word,
  searchOptions: {
    boost: SEARCH_WEIGHTS,
    combineWith: 'AND',
    prefix: true,
    weights: { prefix: 0.6, fuzzy: 0.3 },
    tokenize: (text) => text.split(' '),
  },
};

/** Fields searched for the first one or two letters, which match half of all words. */
const FIRST_LETTERS: SearchOptions = { fields: ['name', 'category', 'tags'] };

/** One letter in five may be wrong; short words must match exactly. */
const WITH_ERRORS: SearchOptions = { fuzzy: (word) => (word.length > 3 ? 0.2 : false) };

/** Builds the search index as JSON, for a file. */
export function buildSearchIndex(products: readonly Product[]): string {
  const index = new MiniSearch(options);
  index.addAll(products.map(searchDocument));
  return JSON.stringify(index);
}

/**
 * Opens an index of `buildSearchIndex`. All words must match. A word may be incomplete; typing errors are
 * tolerated when nothing matches exactly.
 */
export function openSearchIndex(json: string): ProductSearch {
  const index = MiniSearch.loadJSON(json, options);
  const find = (words: readonly string[], how: SearchOptions = {}) =>
    words.length > 0 ? index.search(words.join(' '), how) : [];

  return (text) => {
    const words = wordsOf(text);
    const attempts = [
      () => (words.join('').length < 3 ? find(words, FIRST_LETTERS) : []),
      () => find(unfinished(words)),
      () => find(words.filter(isSignificant)),
      () => find(words.filter(isSignificant), WITH_ERRORS),
    ];
    for (const attempt of attempts) {
      const results = attempt();
      if (results.length > 0) return results.map(({ id }) => id as number);
    }
    return [];
  };
}

/**
 * Words of a text that is still being typed. The last word may be the beginning of another, as `a` of
 * `ajrakh`; after other words a single letter is not searched.
 */
function unfinished(words: readonly string[]): string[] {
  const last = words.length - 1;
  return words.filter((word, place) =>
    place === last ? last === 0 || word.length > 1 : isSignificant(word),
  );
}
