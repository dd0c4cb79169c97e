import { extractPriceRange, type PriceRange } from './priceRange';
import { isSignificant, plainText, wordsOf } from './searchTerms';
import { extractSizes, type Size } from './sizes';
import { type Dictionary, LONGEST_PHRASE, type Meaning, phraseOf } from './synonyms';

/** A part of a query that a product matches or does not. */
export type Clause = { /** As the buyer wrote it. */ readonly label: string } & (
  | { readonly kind: 'price'; readonly range: PriceRange }
  | { readonly kind: 'size'; readonly size: Size }
  | {
      readonly kind: 'words';
      /** Its stems, separated by spaces. */
      readonly phrase: string;
      readonly meaning: Meaning | undefined;
      /** The last word of the text, which may still be typed; undefined for others. */
      readonly unfinished: string | undefined;
    }
);

/** What a word stands for: itself, its right spelling, or two words that were written as one. */
export type Corrected = (word: string, isUnfinished: boolean) => readonly string[];

interface QueryWord {
  readonly word: string;
  /** As typed; empty for the second part of a word that was split. */
  readonly typed: string;
}

/**
 * Reads a query: its price, its sizes, and its words, of which those that are a phrase of the dictionary stay together.
 * @param text as typed, possibly unfinished
 */
export function parseQuery(text: string, dictionary: Dictionary, corrected: Corrected): readonly Clause[] {
  const price = extractPriceRange(plainText(text));
  const { sizes, rest } = extractSizes(price.rest);
  const typed = wordsOf(rest);
  const last = /\s$/.test(rest) ? undefined : typed.at(-1);
  const words = typed.flatMap((word) =>
    corrected(word, word === last).map((part, place): QueryWord => ({
      word: part,
      typed: place ? '' : word,
    })),
  );
  return [
    ...(price.range ? [{ kind: 'price' as const, label: price.label ?? '', range: price.range }] : []),
    ...sizes.map((size) => ({ kind: 'size' as const, label: size.label.trim(), size })),
    ...phrasesOf(words, last, dictionary),
  ];
}

function phrasesOf(words: readonly QueryWord[], last: string | undefined, dictionary: Dictionary): Clause[] {
  const clauses: Clause[] = [];
  const significant = words.filter(({ word }) => isSignificant(word)).length;
  for (let place = 0; place < words.length;) {
    const own = words.slice(place, place + phraseLength(words, place, dictionary));
    place += own.length;
    const phrase = phraseOf(own.map(({ word }) => word));
    const meaning = dictionary.get(phrase);
    const [{ word, typed } = { word: '', typed: '' }] = own.slice(-1);
    const unfinished = place === words.length && typed === last ? word : undefined;
    if (meaning || own.length > 1 || isSearched(word, unfinished !== undefined, significant)) {
      const label = own.flatMap((part) => part.typed || []).join(' ');
      clauses.push({ kind: 'words', label, phrase, meaning, unfinished });
    }
  }
  return clauses;
}

/**
 * Whether a word is searched. Words that match everything are only searched when there is nothing else, and a single
 * letter, which may be the beginning of any word, only when it is the only one.
 * @param significant number of words of the text that do not match everything
 */
function isSearched(word: string, isUnfinished: boolean, significant: number): boolean {
  if (!isSignificant(word)) return significant === 0;
  return significant === 1 || !(isUnfinished && /^\p{L}$/u.test(word));
}

/** Number of words of the longest phrase of the dictionary that starts at a place; at least 1. */
function phraseLength(words: readonly QueryWord[], place: number, dictionary: Dictionary): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - place); length > 1; length -= 1) {
    if (dictionary.has(phraseOf(words.slice(place, place + length).map(({ word }) => word)))) return length;
  }
  return 1;
}
