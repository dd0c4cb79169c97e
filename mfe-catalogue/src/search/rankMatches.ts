import type { Clause } from './searchQuery';

export type Scores = ReadonlyMap<number, number>;

/** Score from which a match counts as clear, as in a name. */
const CLEAR = 20;

interface ClauseMatches {
  readonly clause: Clause;
  readonly scores: Scores;
}

interface Ranking {
  readonly ids: readonly number[];
  /** Clauses that the ranked products do not match. */
  readonly unmatched: readonly Clause[];
}

/**
 * Returns the weight of a clause, for queries of which no product matches all clauses. Prices and sizes are dropped
 * before colours, and colours before other words. Words with weak matches have lower weights.
 */
function importance({ clause, scores }: ClauseMatches, index: number): number {
  if (clause.type === 'price') return 1;
  if (clause.type === 'size') return 2;
  const clarity = Math.min(1, Math.max(0, ...scores.values()) / CLEAR);
  // Later words weigh more, because English nouns follow their adjectives: a `blue vase` is a vase.
  return (clause.meaning?.isColour ? 3 : 4 + 2 * clarity) + index / 100;
}

/**
 * Ranks the products that match all clauses, or else those that match the clauses with the highest total weight.
 * @param bonus additional score, by product
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
  return {
    ids: [...found]
      .filter(([, { matched }]) => matched === best.matched)
      .sort(([idA, a], [idB, b]) => b.score - a.score || idA - idB)
      .map(([id]) => id),
    unmatched: matches.filter((_, index) => (best.matched & (1 << index)) === 0).map(({ clause }) => clause),
  };
}
