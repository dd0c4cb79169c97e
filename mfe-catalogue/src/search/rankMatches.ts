import type { Clause } from './searchQuery';

export type Scores = ReadonlyMap<number, number>;

/** Minimum score of a clear match, such as a match in a name. */
const CLEAR = 20;

interface ClauseMatches {
  readonly clause: Clause;
  readonly scores: Scores;
  readonly isMentioned: boolean;
}

interface Ranking {
  /** Whether the ranked products only mention the words in their descriptions. */
  readonly isNear: boolean;
  readonly ids: readonly number[];
  /** Clauses that the ranked products do not match. Empty if a product matches all clauses. */
  readonly unmatched: readonly Clause[];
}

/**
 * Returns the importance of a clause. If no product matches all clauses, the least important are dropped first: prices
 * and sizes, then colours, then other words. Words with weak matches are less important than words with clear ones.
 */
function importance({ clause, scores }: ClauseMatches, index: number): number {
  if (clause.type === 'price') return 1;
  if (clause.type === 'size') return 2;
  const clarity = Math.min(1, Math.max(0, ...scores.values()) / CLEAR);
  // Later words weigh more, because English nouns follow their adjectives: a `blue vase` is a vase.
  return (clause.meaning?.isColour ? 3 : 4 + 2 * clarity) + index / 100;
}

/**
 * Ranks the products that match all clauses. If there are none, ranks those whose matched clauses are most important in
 * total.
 */
export function rankMatches(matches: readonly ClauseMatches[], bonus: Scores): Ranking {
  const found = new Map<number, { matched: number; weight: number; score: number }>();
  matches.forEach((match, index) => {
    const weight = importance(match, index);
    for (const [id, score] of match.scores) {
      const before = found.get(id) ?? { matched: 0, weight: 0, score: bonus.get(id) ?? 0 };
      found.set(id, {
        matched: before.matched | (1 << index),
        weight: before.weight + weight,
        score: before.score + score,
      });
    }
  });
  let best: { readonly matched: number; readonly weight: number } = { matched: 0, weight: 0 };
  for (const candidate of found.values()) if (candidate.weight > best.weight) best = candidate;
  const isMatched = (index: number) => (best.matched & (1 << index)) !== 0;
  return {
    ids: [...found]
      .filter(([, { matched }]) => matched === best.matched)
      .sort(([idA, a], [idB, b]) => b.score - a.score || idA - idB)
      .map(([id]) => id),
    unmatched: matches.filter((_, index) => !isMatched(index)).map(({ clause }) => clause),
    isNear:
      matches.some((_, index) => isMatched(index)) &&
      matches.every((match, index) => !isMatched(index) || match.isMentioned),
  };
}
