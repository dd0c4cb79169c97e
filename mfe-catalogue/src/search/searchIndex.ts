import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { Product } from '../catalogue/product';
import { createCorrection } from './correctWord';
import { createTermScores, matchClause } from './matchClause';
import { rankMatches } from './rankMatches';
import {
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

/** What a search finds. */
export interface SearchAnswer {
  /** Ids of products, best match first. */
  readonly ids: readonly number[];
  /** Parts of the text that these products do not match. */
  readonly unmatched: readonly string[];
  /** The other parts of the text, which they do match. */
  readonly matched: readonly string[];
}

/**
 * Searches products by a text.
 * @param otherWords stems that have a meaning outside of the catalogue, and are therefore no typing errors
 */
export type ProductSearch = (text: string, otherWords?: ReadonlySet<string>) => SearchAnswer;

const options: Options<SearchDocument> = {
  fields: Object.keys(SEARCH_WEIGHTS),
  tokenize: (text) => wordsOf(text).filter(isSignificant).map(stemOf),
  // The tokenizer has normalised the words already.
  processTerm: (word) => word,
  searchOptions: {
    boost: SEARCH_WEIGHTS,
    combineWith: 'AND',
    weights: { prefix: 1, fuzzy: 1 },
    // The index has no fillers: with the one inside `tree of life`, nothing would be found.
    tokenize: (text) => {
      const words = text.split(' ');
      return words.filter((word, place) => !words[place - 1] || !words[place + 1] || isSignificant(word));
    },
  },
};

/** Fields of a few words each, in which words beside one another belong together. */
const NAMING_FIELDS: SearchField[] = ['name', 'tags', 'region', 'technique', 'material', 'people'];

/** The file of the search. */
interface SearchFile {
  readonly index: AsPlainObject;
  readonly sizeTerms: readonly string[];
  /** Amounts by product, in rupees. Stored apart, as MiniSearch copies its stored fields into every result. */
  readonly amounts: readonly (readonly [id: number, amounts: readonly number[]])[];
  /** Words of the names, by product. */
  readonly names: readonly (readonly [id: number, words: string])[];
  readonly synonyms: Synonyms;
}

const nameWords = (text: string) => wordsOf(text).join(' ');

/** Score of a name that begins with the text, above all others. */
const NAMED = 1_000;

/** Builds the search index as JSON, for a file. */
export function buildSearchIndex(products: readonly Product[], synonyms: Synonyms): string {
  const index = new MiniSearch(options);
  index.addAll(products.map(searchDocument));
  const sizes = products.flatMap((product) => [
    ...product.sizes.map(({ size }) => size),
    ...product.dimensionsAvailable,
  ]);
  const sizeTerms = [...new Set(sizes.flatMap((size) => extractSizes(size).sizes.map(sizeTerm)))];
  const amounts = products.map((product) => [product.id, amountsOf(product)] as const);
  const file: SearchFile = {
    index: index.toJSON(),
    sizeTerms,
    amounts: amounts.filter(([, ofProduct]) => ofProduct.length > 0),
    names: products.map(({ id, name }) => [id, nameWords(name)]),
    synonyms,
  };
  return JSON.stringify(file);
}

/**
 * Opens an index of `buildSearchIndex`. Words may be incomplete; typing errors are tolerated when nothing matches
 * exactly. Products whose names begin with the text come first. A part of the text that no product matches, alone or
 * together with the others, is dropped and reported.
 */
export function openSearchIndex(json: string): ProductSearch {
  const { index: stored, sizeTerms, amounts, names, synonyms } = JSON.parse(json) as SearchFile;
  const index = MiniSearch.loadJS(stored, options);
  const dictionary = dictionaryOf(synonyms);
  const scoresOf = createTermScores(index);
  const terms = stored.index.map(([term]) => term);
  const corrected = createCorrection(scoresOf, dictionary, spelledWords(synonyms), terms);
  return (text, otherWords) => {
    const clauses = parseQuery(text, dictionary, (word, isUnfinished) =>
      otherWords?.has(stemOf(word)) ? [word] : corrected(word, isUnfinished),
    );
    const phrases = clauses.flatMap((clause) => (clause.kind === 'words' ? clause.phrase : []));
    const typed = nameWords(text);
    const { ids, unmatched } = rankMatches(
      clauses.map((clause) => ({
        clause,
        scores: matchClause(clause, scoresOf, { sizeTerms, amounts }, clauses.length === 1),
      })),
      new Map([
        // A name such as `Kaleen Bagh`, whose words mean something else alone.
        ...(phrases.length > 1 ? scoresOf(phrases.join(' '), { fields: NAMING_FIELDS }) : []),
        ...names.flatMap(([id, name]) => (name.startsWith(typed) ? [[id, NAMED] as const] : [])),
      ]),
    );
    const labels = (isMatched: boolean) =>
      clauses
        .filter((clause) => clause.label && unmatched.includes(clause) !== isMatched)
        .map(({ label }) => label);
    return { ids, unmatched: labels(false), matched: labels(true) };
  };
}
