/** Minimum similarity of a found text, from 0 to 1. */
const MIN_SIMILARITY = 0.5;

/** Similarity of a text whose words all occur in the other. */
const SIMILARITY_OF_PART = 0.9;

/** Texts are compared by their first characters, so that a long text costs no more than a name. */
const MAX_LENGTH = 80;

interface SimilarText {
  /** Index of the text. */
  readonly text: number;
  /** Similarity from 0 to 1. */
  readonly similarity: number;
}

export interface SimilarTexts {
  /** Returns at most `most` texts that are similar to other words, the most similar first. */
  readonly find: (words: readonly string[], most: number) => readonly SimilarText[];
}

/** Indexes texts once. A search only counts what the texts have in common with it. */
export function similarTexts(texts: readonly (readonly string[])[]): SimilarTexts {
  const byWord = new Map<string, number[]>();
  const byPair = new Map<string, number[]>();
  const sizes = texts.map((words, text) => {
    const own = new Set(words);
    const pairs = pairsOf(words);
    for (const word of own) post(byWord, word, text);
    for (const pair of pairs) post(byPair, pair, text);
    return { words: own.size, hasLong: hasLongWord(words), pairs: pairs.length };
  });
  const commonWords = new Uint16Array(texts.length);
  const commonPairs = new Uint16Array(texts.length);
  return {
    find(words, most) {
      const own = new Set(words);
      const pairs = pairsOf(words);
      const hasLong = hasLongWord(words);
      count(byWord, own, commonWords);
      count(byPair, pairs, commonPairs);
      const best: SimilarText[] = [];
      sizes.forEach((size, text) => {
        const common = commonWords[text] ?? 0;
        const isPart =
          common > 0 && ((hasLong && common === own.size) || (size.hasLong && common === size.words));
        const dice = (2 * (commonPairs[text] ?? 0)) / (pairs.length + size.pairs || 1);
        const similarity = Math.max(isPart ? SIMILARITY_OF_PART : 0, dice);
        if (similarity < MIN_SIMILARITY) return;
        const place = best.findIndex((other) => other.similarity < similarity);
        best.splice(place < 0 ? best.length : place, 0, { text, similarity });
        best.length = Math.min(best.length, most);
      });
      return best;
    },
  };
}

/** Whether two words differ by few characters only. */
export function isSimilarWord(word: string, other: string): boolean {
  if (word === other) return true;
  if (word.length < 4) return false;
  const [pairs, others] = [pairsOf([word]), new Set(pairsOf([other]))];
  const common = pairs.filter((pair) => others.has(pair)).length;
  return (2 * common) / (pairs.length + others.size) >= MIN_SIMILARITY;
}

function post(postings: Map<string, number[]>, key: string, text: number): void {
  const entries = postings.get(key);
  if (entries) entries.push(text);
  else postings.set(key, [text]);
}

/** Counts the keys of a search that each text has. */
function count(postings: ReadonlyMap<string, number[]>, keys: Iterable<string>, counts: Uint16Array): void {
  counts.fill(0);
  for (const key of keys) for (const text of postings.get(key) ?? []) counts[text] = (counts[text] ?? 0) + 1;
}

/** Returns the pairs of neighbouring characters. A repeated pair has a number, so that all pairs are distinct. */
function pairsOf(words: readonly string[]): readonly string[] {
  const characters = Array.from(words.join(' ').slice(0, MAX_LENGTH));
  const occurrences = new Map<string, number>();
  return characters.slice(1).map((character, index) => {
    const pair = `${characters[index]}${character}`;
    const occurrence = (occurrences.get(pair) ?? 0) + 1;
    occurrences.set(pair, occurrence);
    return `${pair}${occurrence}`;
  });
}

const hasLongWord = (words: readonly string[]) => words.some((word) => word.length > 3);
