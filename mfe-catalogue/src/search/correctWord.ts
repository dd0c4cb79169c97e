import { beginningScores } from './matchClause';
import type { Corrected } from './searchQuery';
import { stemOf } from './searchTerms';
import type { Dictionary } from './synonyms';
import type { TermScores } from './termScores';

const MIN_PART_LENGTH = 4;

interface Spelling {
  readonly dictionary: Dictionary;
  /** Words in the synonyms, which count as correctly spelled. */
  readonly spelled: readonly string[];
  readonly spelledStems: ReadonlySet<string>;
  /** Stems in the search index. */
  readonly words: readonly string[];
}

/** The function splits words with a missing space, such as `flatweave`, and corrects typing errors. */
export function createCorrection(
  scoresOf: TermScores,
  { dictionary, spelled, spelledStems, words }: Spelling,
): Corrected {
  const isKnown = (word: string) => spelledStems.has(stemOf(word)) || scoresOf(stemOf(word)).size > 0;
  const split = (word: string) => {
    for (let length = MIN_PART_LENGTH; length <= word.length - MIN_PART_LENGTH; length += 1) {
      const parts = [word.slice(0, length), word.slice(length)];
      if (parts.every(isKnown)) return parts;
    }
    return undefined;
  };
  const nearestStem = (stem: string) => (allowedErrors(stem) > 0 ? nearestWord(stem, words) : undefined);
  return (word, isUnfinished) => {
    if (word.length < MIN_PART_LENGTH || dictionary.has(stemOf(word)) || isKnown(word)) return [word];
    if (isUnfinished && beginningScores(word, false, scoresOf).scores.size > 0) return [word];
    return split(word) ?? [nearestWord(word, spelled) ?? nearestStem(stemOf(word)) ?? word];
  };
}

/**
 * Counts the letters to insert, delete, replace or swap in order to convert `a` into `b`. A result above `most` is not
 * exact.
 * @internal
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isSame),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

function allowedErrors(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Shorter words must start with the letter of their correction: a `saree` is no `daree`. */
const MIN_FREE_START = 6;

/**
 * Finds the known word with the fewest differences from `word`. It must start with the same letter as `word`, except
 * with one difference in a long word.
 * @internal
 */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = allowedErrors(word) + 1;
  for (const candidate of known) {
    const distance = editDistance(word, candidate, fewest - 1);
    if (
      distance < fewest &&
      ((distance < 2 && word.length >= MIN_FREE_START) || candidate.startsWith(word.charAt(0)))
    )
      [nearest, fewest] = [candidate, distance];
  }
  return nearest;
}
