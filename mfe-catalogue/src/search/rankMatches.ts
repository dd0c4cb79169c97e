import type { Clause } from './searchQuery';

export type Scores = ReadonlyMap<number, number>;

/** Stems of words that count units, as in `a set of 6`. They are less important than the word for the product. */
const COUNTING = /^(?:set|pair|piec|\d+)$/;

/** Minimum score of a clear match, such as a match in a name. */
const CLEAR = 20;

interface ClauseMatches {
  readonly clause: Clause;
  readonly scores: Scores;
  readonly isMentioned: boolean;
}

/** A product that matches a clause. Mutable, because a search for one letter has thousands. */
interface Candidate {
  /** Indexes of the matched clauses, each between spaces. */
  matched: string;
  count: number;
  weight: number;
  score: number;
}

const isBetter = (one: Candidate, other: Candidate) =>
  (one.count - other.count || one.weight - other.weight) > 0;

interface Ranking {
  /** Whether the ranked products only mention the words in their descriptions. */
  readonly isNear: boolean;
  readonly ids: readonly number[];
  readonly matched: readonly Clause[];
  readonly unmatched: readonly Clause[];
}

/**
 * Of equally many clauses, the least important are dropped first: prices and sizes, then colours, then other words. A
 * word that the product hardly mentions is less important than a word in its name.
 */
function importance({ clause }: ClauseMatches, index: number, score: number): number {
  if (clause.type === 'price') return 1;
  if (clause.type === 'size' || COUNTING.test(clause.phrase)) return 2;
  const clarity = Math.min(1, score / CLEAR);
  // Later words weigh more, because English nouns follow their adjectives: a `blue vase` is a vase.
  return (clause.meaning?.isColour ? 3 : 4 + 2 * clarity) + index / 100;
}

/**
 * Ranks the products that match all clauses. If there are none, ranks those that match the largest set of clauses. Of
 * several sets of this size, the set counts whose clauses are most important for a product.
 */
export function rankMatches(matches: readonly ClauseMatches[], bonus: Scores): Ranking {
  const found = new Map<number, Candidate>();
  for (const [index, match] of matches.entries()) {
    for (const [id, score] of match.scores) {
      let candidate = found.get(id);
      if (!candidate) {
        candidate = { matched: ' ', count: 0, weight: 0, score: bonus.get(id) ?? 0 };
        found.set(id, candidate);
      }
      candidate.matched += `${index} `;
      candidate.count += 1;
      candidate.weight += importance(match, index, score);
      candidate.score += score;
    }
  }
  let best: Candidate = { matched: ' ', count: 0, weight: 0, score: 0 };
  for (const candidate of found.values()) if (isBetter(candidate, best)) best = candidate;
  const isMatched = (index: number) => best.matched.includes(` ${index} `);
  return {
    ids: [...found]
      .filter(([, { matched }]) => matched === best.matched)
      .sort(([idA, a], [idB, b]) => b.score - a.score || idA - idB)
      .map(([id]) => id),
    matched: matches.filter((_, index) => isMatched(index)).map(({ clause }) => clause),
    unmatched: matches.filter(({ scores }) => scores.size === 0).map(({ clause }) => clause),
    isNear:
      matches.some((_, index) => isMatched(index)) &&
      matches.every((match, index) => !isMatched(index) || match.isMentioned),
  };
}
