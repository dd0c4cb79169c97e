import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { groundColours } from '../catalogue/groundColours';
import type { Product } from '../catalogue/product';
import { createCorrection } from './correctWord';
import { createTermScores, matchClause } from './matchClause';
import { rankMatches } from './rankMatches';
import {
  allSizes,
  amountsOf,
  SEARCH_WEIGHTS,
  searchDocument,
  type SearchDocument,
  type SearchField,
} from './searchDocument';
import { parseQuery } from './searchQuery';
import { isSignificant, stemOf, wordsOf } from './searchTerms';
import { extractSizes, sizeTerm } from './sizes';
import { dictionaryOf, spelledWords, type Synonyms } from './synonyms';

interface SearchAnswer {
  readonly ids: readonly number[];
  readonly unmatched: readonly string[];
  readonly matched: readonly string[];
  /** Whether the products only mention the words in their descriptions. Such products are near matches, not results. */
  readonly isNear: boolean;
}

/**
 * Searches products by a text. Words whose stems are in `otherWords`, such as search words of pages, are not corrected.
 */
export type ProductSearch = (text: string, otherWords?: ReadonlySet<string>) => SearchAnswer;

const options: Options<SearchDocument> = {
  fields: Object.keys(SEARCH_WEIGHTS),
  tokenize: (text) => wordsOf(text).filter(isSignificant).map(stemOf),
  // The tokenizer has already normalised the words, so they stay unchanged here.
  processTerm: (word) => word,
  searchOptions: {
    boost: SEARCH_WEIGHTS,
    combineWith: 'AND',
    weights: { prefix: 1, fuzzy: 1 },
    // Removes filler words inside a phrase, such as `of` in `tree of life`, because the index contains no filler words.
    tokenize: (text) => {
      const words = text.split(' ');
      return words.filter((word, index) => !words[index - 1] || !words[index + 1] || isSignificant(word));
    },
  },
};

/** Short fields. A product gets an additional score if one of these fields contains all words of the search text. */
const NAMING_FIELDS: SearchField[] = ['name', 'tags', 'region', 'technique', 'material', 'people'];

interface SearchFile {
  readonly index: AsPlainObject;
  readonly sizeTerms: readonly string[];
  /**
   * Amounts in rupees, by product. The amounts are not stored fields of MiniSearch, because MiniSearch copies stored
   * fields into every result.
   */
  readonly amounts: readonly (readonly [id: number, amounts: readonly number[]])[];
  readonly grounded: readonly number[];
  readonly names: readonly (readonly [id: number, words: string])[];
  readonly synonyms: Synonyms;
}

const nameWords = (text: string) => wordsOf(text).join(' ');

/** Additional score of a product whose name begins with the search text. It is higher than any other score. */
const NAMED = 1_000;

export function buildSearchIndex(products: readonly Product[], synonyms: Synonyms): string {
  const index = new MiniSearch(options);
  index.addAll(products.map(searchDocument));
  const sizes = products.flatMap(allSizes).flatMap((text) => extractSizes(text).sizes);
  const amounts = products.map((product) => [product.id, amountsOf(product)] as const);
  const file: SearchFile = {
    index: index.toJSON(),
    sizeTerms: [...new Set(sizes.map(sizeTerm))],
    amounts: amounts.filter(([, ofProduct]) => ofProduct.length > 0),
    grounded: products.filter((product) => groundColours(product).length > 0).map(({ id }) => id),
    names: products.map(({ id, name }) => [id, nameWords(name)]),
    synonyms,
  };
  return JSON.stringify(file);
}

/**
 * Opens an index created by `buildSearchIndex`. The last word may be incomplete. Typing errors in unknown words are
 * corrected. Products whose names begin with the text come first. If no product matches all words, some words are
 * ignored and reported.
 */
export function openSearchIndex(json: string): ProductSearch {
  const { index: stored, sizeTerms, amounts, grounded, names, synonyms } = JSON.parse(json) as SearchFile;
  const measures = { sizeTerms, amounts, grounded: new Set(grounded) };
  const scoresOf = createTermScores(MiniSearch.loadJS(stored, options));
  const dictionary = dictionaryOf(synonyms);
  const description = String(stored.fieldIds.description);
  // Typing errors are not corrected to words that only descriptions contain: a `towel` is no `tower`.
  const terms = stored.index
    .filter(([, fields]) => Object.keys(fields).some((field) => field !== description))
    .map(([term]) => term);
  const corrected = createCorrection(scoresOf, dictionary, spelledWords(synonyms), terms);
  return (text, otherWords) => {
    const clauses = parseQuery(text, dictionary, (word, isUnfinished) =>
      otherWords?.has(stemOf(word)) ? [word] : corrected(word, isUnfinished),
    );
    const phrases = clauses.flatMap((clause) => (clause.type === 'words' ? clause.phrase : []));
    const typed = nameWords(text);
    const { ids, unmatched, isNear } = rankMatches(
      clauses.map((clause) => ({
        clause,
        ...matchClause(clause, scoresOf, measures, clauses.length === 1),
      })),
      new Map([
        // Raises the score of a product if one of its short fields contains the whole phrase, such as `Kaleen Bagh`,
        // because each word of the phrase also matches other products.
        ...(phrases.length > 1 ? scoresOf(phrases.join(' '), { fields: NAMING_FIELDS }) : []),
        ...names.flatMap(([id, name]) => (name.startsWith(typed) ? [[id, NAMED] as const] : [])),
      ]),
    );
    const labels = (isMatched: boolean) =>
      clauses
        .filter((clause) => clause.label && unmatched.includes(clause) !== isMatched)
        .map(({ label }) => label);
    return { ids, unmatched: labels(false), matched: labels(true), isNear };
  };
}
