import * as v from 'valibot';
import { stemOf, wordsOf } from './searchTerms';

/** Phrases, separated by commas. */
const phrases = v.pipe(v.string(), v.regex(/\p{L}/u, 'has no words'));

const entrySchema = v.strictObject({
  /** Words and phrases that mean the same. */
  words: phrases,
  /** Words and phrases that a search for any of these finds too, after them. */
  finds: v.optional(phrases),
});

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** `collection/synonyms.json`. */
export const synonymsSchema = v.pipe(
  v.strictObject({ words: v.array(entrySchema), colours: v.array(entrySchema) }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set<string>();
    for (const { words } of [...dataset.value.words, ...dataset.value.colours]) {
      for (const phrase of listOf(words)) {
        if (seen.has(phrase)) addIssue({ message: `'${phrase}' is in two entries` });
        seen.add(phrase);
      }
    }
  }),
);

export type Synonyms = v.InferOutput<typeof synonymsSchema>;

/** Most words of a phrase. */
export const LONGEST_PHRASE = 4;

/** Stems of a phrase: `Block prints` becomes `block print`. */
export function phraseOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

/** What a phrase of a query is searched as. */
export interface Meaning {
  /** Phrases that mean the same, the phrase itself among them. */
  readonly same: readonly string[];
  /** Further phrases. */
  readonly finds: readonly string[];
  readonly isColour: boolean;
}

/** What phrases mean, by `phraseOf`. */
export type Dictionary = ReadonlyMap<string, Meaning>;

/** All words of the synonyms, each once. */
export function spelledWords({ words, colours }: Synonyms): string[] {
  return wordsOf([...words, ...colours].map((entry) => entry.words).join(' '));
}

/** Prepares the synonyms for look-ups. */
export function dictionaryOf({ words, colours }: Synonyms): Dictionary {
  const meanings = new Map<string, Meaning>();
  const stems = (text: string | undefined) => [
    ...new Set(listOf(text).map((phrase) => phraseOf(wordsOf(phrase)))),
  ];
  const add = (entries: Synonyms['words'], isColour: boolean) => {
    for (const entry of entries) {
      const meaning = { same: stems(entry.words), finds: stems(entry.finds), isColour };
      for (const phrase of meaning.same) if (!meanings.has(phrase)) meanings.set(phrase, meaning);
    }
  };
  add(words, false);
  add(colours, true);
  return meanings;
}
