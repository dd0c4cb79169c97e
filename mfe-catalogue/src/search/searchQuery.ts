import { extractPriceRange, type PriceRange } from './priceRange';
import { isSignificant, plainText, wordsOf } from './searchTerms';
import { extractSizes, type Size } from './sizes';
import { type Dictionary, LONGEST_PHRASE, type Meaning, phraseOf } from './synonyms';

export type Clause = { /** As typed. */ readonly label: string } & (
  | { readonly type: 'price'; readonly range: PriceRange }
  | { readonly type: 'size'; readonly size: Size }
  | {
      readonly type: 'words';
      readonly phrase: string;
      readonly meaning: Meaning | undefined;
      /** Last word of the search text, which may be incomplete. Undefined in clauses that do not contain this word. */
      readonly unfinished: string | undefined;
      /** Whether the text may be a part of an article number: it has digits, or was typed with a hyphen. */
      readonly isCode: boolean;
    }
);

/** Returns the word itself, its correction, or the two words into which it is split. */
export type Corrected = (word: string, isUnfinished: boolean) => readonly string[];

interface QueryWord {
  readonly word: string;
  /** Word as typed. If a typed word is split into two, the second word has an empty text here. */
  readonly typed: string;
}

export function parseQuery(text: string, dictionary: Dictionary, corrected: Corrected): readonly Clause[] {
  const price = extractPriceRange(plainText(text));
  const { sizes, rest } = extractSizes(price.rest);
  const typed = wordsOf(rest);
  const last = /\s$/.test(rest) ? undefined : typed.at(-1);
  const words = typed.flatMap((word) =>
    corrected(word, word === last).map((part, index): QueryWord => ({
      word: part,
      typed: index ? '' : word,
    })),
  );
  return [
    ...(price.range ? [{ type: 'price' as const, label: price.label ?? '', range: price.range }] : []),
    ...sizes.map((size) => ({ type: 'size' as const, label: size.label.trim(), size })),
    ...phrasesOf(words, last, dictionary, new Set(wordsOf((rest.match(HYPHENATED) ?? []).join(' ')))),
  ];
}

/** Words with hyphens, such as article numbers. */
const HYPHENATED = /[\p{L}\d]+(?:-[\p{L}\d]+)+/gu;

function phrasesOf(
  words: readonly QueryWord[],
  last: string | undefined,
  dictionary: Dictionary,
  hyphenated: ReadonlySet<string>,
): Clause[] {
  const clauses: Clause[] = [];
  const significant = words.filter(({ word }) => isSignificant(word)).length;
  for (let start = 0; start < words.length;) {
    const own = words.slice(start, start + phraseLength(words, start, dictionary));
    start += own.length;
    const phrase = phraseOf(own.map(({ word }) => word));
    const meaning = dictionary.get(phrase);
    const [{ word, typed } = { word: '', typed: '' }] = own.slice(-1);
    const unfinished = start === words.length && typed === last ? word : undefined;
    if (meaning || own.length > 1 || isSearched(word, unfinished !== undefined, significant)) {
      const label = own.flatMap((part) => part.typed || []).join(' ');
      const isCode = /\d/.test(phrase) || own.some((part) => hyphenated.has(part.word));
      clauses.push({ type: 'words', label, phrase, meaning, unfinished, isCode });
    }
  }
  return clauses;
}

/**
 * Filler words are searched only if the text contains no other words. An unfinished single letter is searched only if
 * all other words are filler words.
 */
function isSearched(word: string, isUnfinished: boolean, significant: number): boolean {
  if (!isSignificant(word)) return significant === 0;
  return significant === 1 || !(isUnfinished && /^\p{L}$/u.test(word));
}

/** Returns the number of words in the longest dictionary phrase that starts at an index; at least 1. */
function phraseLength(words: readonly QueryWord[], start: number, dictionary: Dictionary): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 1; length -= 1) {
    if (dictionary.has(phraseOf(words.slice(start, start + length).map(({ word }) => word)))) return length;
  }
  return 1;
}
