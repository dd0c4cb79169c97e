import { beginningScores, type TermScores } from './matchClause';
import type { Corrected } from './searchQuery';
import { stemOf } from './searchTerms';
import { nearestWord } from './spelling';
import type { Dictionary } from './synonyms';

/** Fewest letters of each part of a word that is split. */
const SHORTEST_PART = 4;

/**
 * Creates a function that corrects words that no product and no synonym contains: two words without a space, as
 * `flatweave`, are split, and typing errors are removed.
 * @param spelled words of the synonyms
 * @param terms stems in the index
 */
export function createCorrection(
  scoresOf: TermScores,
  dictionary: Dictionary,
  spelled: readonly string[],
  terms: readonly string[],
): Corrected {
  const stems = new Set(spelled.map(stemOf));
  const isKnown = (word: string) => stems.has(stemOf(word)) || scoresOf(stemOf(word)).size > 0;
  const split = (word: string) => {
    for (let place = SHORTEST_PART; place <= word.length - SHORTEST_PART; place += 1) {
      const parts = [word.slice(0, place), word.slice(place)];
      if (parts.every(isKnown)) return parts;
    }
    return undefined;
  };
  return (word, isUnfinished) => {
    if (dictionary.has(stemOf(word)) || isKnown(word)) return [word];
    if (isUnfinished && beginningScores(word, false, scoresOf).size > 0) return [word];
    const parts = split(word);
    if (parts) return parts;
    const corrected = nearestWord(word, spelled) ?? nearestWord(stemOf(word), terms);
    return [corrected ?? word];
  };
}
