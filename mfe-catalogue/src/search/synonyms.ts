import * as v from 'valibot';
import { stemOf, wordsOf } from './searchTerms';

const phrases = v.pipe(v.string(), v.regex(/\p{L}/u, 'has no words'));

const entrySchema = v.strictObject({
  words: phrases,
  /** Phrases that a search for `words` also finds, with a lower score. */
  finds: v.optional(phrases),
});

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

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

export const LONGEST_PHRASE = 4;

/** The words `Block` and `prints` become `block print`. */
export function phraseOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

export interface Meaning {
  /** Phrases with the same meaning, including the phrase that is the key in the dictionary. */
  readonly same: readonly string[];
  readonly finds: readonly string[];
  readonly isColour: boolean;
}

export type Dictionary = ReadonlyMap<string, Meaning>;

export function spelledWords({ words, colours }: Synonyms): string[] {
  return wordsOf([...words, ...colours].map((entry) => entry.words).join(' '));
}

export function dictionaryOf({ words, colours }: Synonyms): Dictionary {
  const meanings = new Map<string, Meaning>();
  const stems = (text?: string) => [...new Set(listOf(text).map((phrase) => phraseOf(wordsOf(phrase))))];
  for (const entry of [...words, ...colours]) {
    const isColour = colours.includes(entry);
    const meaning = { same: stems(entry.words), finds: stems(entry.finds), isColour };
    for (const phrase of meaning.same) if (!meanings.has(phrase)) meanings.set(phrase, meaning);
  }
  return meanings;
}
