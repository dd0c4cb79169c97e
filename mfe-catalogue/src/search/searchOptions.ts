import type { Options } from 'minisearch';
import { SEARCH_WEIGHTS, type SearchDocument } from './searchDocument';
import { isSignificant, stemOf, wordsOf } from './searchTerms';

export const searchOptions: Options<SearchDocument> = {
  fields: Object.keys(SEARCH_WEIGHTS),
  tokenize: (text) => wordsOf(text).filter(isSignificant).map(stemOf),
  // The tokenizer has already normalised the words, so they stay unchanged here.
  processTerm: (word) => word,
  searchOptions: {
    boost: SEARCH_WEIGHTS,
    weights: { prefix: 1, fuzzy: 1 },
    tokenize: (word) => [word],
  },
};

/**
 * Removes filler words inside the phrase, such as `of` in `tree of life`, because the index contains no filler words.
 */
export function termsOf(phrase: string): string[] {
  const words = phrase.split(' ');
  return words.filter((word, index) => !words[index - 1] || !words[index + 1] || isSignificant(word));
}
